import { useId, useState } from 'react';
import { exampleGroups, textOf } from './examples.js';

interface ExampleSelectProps {
  readonly onLoad: (text: string) => void;
}

/** Loads a real request into the editor. */
export function ExampleSelect({ onLoad }: ExampleSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <div className="play-field">
      <label htmlFor={id}>Example</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const [group = -1, example = -1] = target.value.split('.').map(Number);
          const found = exampleGroups[group]?.examples[example];
          setChosen(target.value);
          if (found !== undefined) onLoad(textOf(found.source));
        }}
      >
        <option value="">Choose one …</option>
        {exampleGroups.map(({ name, examples }, group) => (
          <optgroup key={name} label={name}>
            {examples.map((example, index) => (
              <option key={example.name} value={`${group}.${index}`}>
                {example.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
