import { useId } from 'react';

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice between a few words, as native radios side by side. */
export function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className="play-switch">
      <legend>{label}</legend>
      <div>
        {(Object.entries(options) as [T, string][]).map(([option, word]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => {
                onChange(option);
              }}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
