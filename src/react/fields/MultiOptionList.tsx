'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useId } from 'react';
import type { Option } from '../../schema/block.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { FieldProps } from './FieldProps.js';
import { OptionContent, optionNames } from './OptionContent.js';

type ElementProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onToggle'>;

export interface MultiOptionListProps extends ElementProps, FieldProps {
  readonly options: readonly Option[];
  /** The indexes of the chosen options. */
  readonly selected: readonly number[];
  readonly onToggle: (index: number) => void;
  /** Attributes of an option's element, by its index. */
  readonly optionAttributes?: ((index: number) => Readonly<Record<`data-${string}`, string>>) | undefined;
}

/** Several choices out of a few. Renders a group `[data-chat-form="options"]` of rows, each a native checkbox. */
export const MultiOptionList = forwardRef<HTMLDivElement, MultiOptionListProps>(function MultiOptionList(
  {
    options,
    selected,
    onToggle,
    optionAttributes,
    labelledBy,
    describedBy,
    // A group of checkboxes has no such state; the hint says how many must be chosen.
    required: _required,
    invalid,
    disabled,
    busy,
    ...rest
  },
  ref,
) {
  const id = useId();
  const chosen = new Set(selected);
  return (
    <div
      {...dataAttributes('options', { look: 'rows', invalid })}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...rest}
      ref={ref}
    >
      {options.map((option, index) => (
        <label
          key={index}
          {...dataAttributes('option', {
            look: 'rows',
            several: true,
            checked: chosen.has(index),
            disabled,
            busy,
          })}
          {...optionAttributes?.(index)}
        >
          <input
            {...dataAttributes('option-input')}
            type="checkbox"
            form={`${id}-none`}
            checked={chosen.has(index)}
            disabled={disabled}
            aria-disabled={busy === true ? true : undefined}
            aria-invalid={invalid === true ? true : undefined}
            {...optionNames(option, `${id}-${String(index)}`)}
            onChange={() => {
              onToggle(index);
            }}
          />
          <OptionContent
            several
            option={option}
            id={`${id}-${String(index)}`}
            digit={index < 9 ? index + 1 : undefined}
          />
        </label>
      ))}
    </div>
  );
});
