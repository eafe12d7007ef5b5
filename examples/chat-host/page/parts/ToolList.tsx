import { useState } from 'react';
import type { ToolInfo } from '../../wire.js';
import type { Command } from '../createHost.js';
import { useWords } from '../WordsContext.js';
import { ToolArguments } from './ToolArguments.js';

interface ToolListProps {
  readonly tools: readonly ToolInfo[];
  readonly disabled: boolean;
  readonly command: Command;
}

/** The plugin's tools. One that needs arguments asks for them; one that has optional ones can be given them. */
export function ToolList({ tools, disabled, command }: ToolListProps) {
  const words = useWords();
  const [edited, setEdited] = useState<string>();
  const tool = tools.find(({ name }) => name === edited);

  const run = (name: string, given: Readonly<Record<string, unknown>>) => {
    setEdited(undefined);
    command('call', { tool: name, arguments: given });
  };

  return (
    <section aria-label={words.tools}>
      {tool !== undefined && (
        <ToolArguments
          key={tool.name}
          tool={tool}
          onRun={(given) => run(tool.name, given)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ul className="tools">
        {tools.map(({ name, title = name, description, inputSchema }) => (
          <li key={name}>
            <button
              type="button"
              title={description}
              disabled={disabled}
              onClick={() => (isListed(inputSchema['required']) ? setEdited(name) : run(name, {}))}
            >
              {title}
            </button>
            {isListed(inputSchema['properties']) && (
              <button
                type="button"
                className="braces"
                disabled={disabled}
                aria-label={words.argumentsOf(title)}
                aria-expanded={edited === name}
                onClick={() => setEdited(edited === name ? undefined : name)}
              >
                {'{ }'}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether an array or object of a schema has anything in it. */
function isListed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
