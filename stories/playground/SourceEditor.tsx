import { useId } from 'react';
import type { Source } from './readSource.js';

interface SourceEditorProps {
  readonly text: string;
  readonly source: Source;
  readonly onChange: (text: string) => void;
}

/** Where a request is pasted, and a kind word where it is no JSON yet. */
export function SourceEditor({ text, source, onChange }: SourceEditorProps) {
  const id = useId();
  const fault = source.kind === 'fault' ? source.fault : undefined;
  return (
    <div className="play-editor">
      <label htmlFor={id}>A requestedSchema, the params of an elicitation, or a block</label>
      <textarea
        id={id}
        value={text}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-word`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <div className="play-word" id={`${id}-word`} role="status">
        {source.kind === 'empty' && <p>Paste a request, or choose an example above.</p>}
        {fault !== undefined && (
          <>
            <p>
              {fault.line === undefined
                ? 'This is not JSON yet.'
                : `This is not JSON yet: look at line ${String(fault.line)}.`}
            </p>
            {fault.excerpt !== undefined && (
              <pre>
                {fault.excerpt.text}
                {'\n'}
                <span aria-hidden="true">{' '.repeat(fault.excerpt.column - 1)}↑</span>
              </pre>
            )}
          </>
        )}
      </div>
    </div>
  );
}
