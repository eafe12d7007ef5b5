import { useId, useState } from 'react';
import type { ToolInfo } from '../../wire.js';
import { useWords } from '../WordsContext.js';

interface ToolArgumentsProps {
  readonly tool: ToolInfo;
  readonly onRun: (given: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** The arguments of a tool as JSON, with a start made from its schema. */
export function ToolArguments({ tool, onRun, onClose }: ToolArgumentsProps) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(startOf(tool.inputSchema), null, 2));
  const [isWrong, setWrong] = useState(false);

  const run = () => {
    const given = parse(text);
    setWrong(given === undefined);
    if (given !== undefined) onRun(given);
  };

  return (
    <div className="arguments">
      <label htmlFor={id}>{words.argumentsOf(tool.title ?? tool.name)}</label>
      <textarea
        id={id}
        rows={Math.min(10, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="wrong" role="alert">
          {words.notAnObject}
        </p>
      )}
      <p className="actions">
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
        <button type="button" className="primary" onClick={run}>
          {words.run}
        </button>
      </p>
    </div>
  );
}

/** An object with the required properties: their defaults, else something of their type. */
function startOf({ properties, required }: ToolInfo['inputSchema']): Record<string, unknown> {
  const fields = (properties ?? {}) as Record<string, { default?: unknown; type?: unknown } | undefined>;
  const names = Array.isArray(required) ? (required as string[]) : [];
  return Object.fromEntries(names.map((name) => [name, fields[name]?.default ?? blank(fields[name]?.type)]));
}

function blank(type: unknown): unknown {
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  return type === 'object' ? {} : '';
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return value as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
