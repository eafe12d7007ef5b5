import type { Command } from '../createHost.js';
import { useWords } from '../WordsContext.js';

interface StopButtonProps {
  /** Of the entry in the transcript that is to be stopped. */
  readonly id: number;
  readonly command: Command;
}

/** Stops what runs. */
export function StopButton({ id, command }: StopButtonProps) {
  const words = useWords();
  return (
    <button type="button" onClick={() => command('stop', { id })}>
      {words.stop}
    </button>
  );
}
