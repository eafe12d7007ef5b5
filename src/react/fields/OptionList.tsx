'use client';
import {
  Root,
  unstable_ItemProvider as ItemProvider,
  unstable_ItemTrigger as ItemTrigger,
} from '@radix-ui/react-radio-group';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useId } from 'react';
import type { Option } from '../../schema/block.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { FieldProps } from './FieldProps.js';
import { OptionContent, optionNames } from './OptionContent.js';
import type { RadioHandlers } from './useRadioItems.js';
import { useRadioItems } from './useRadioItems.js';

type ElementProps = Omit<ComponentPropsWithoutRef<'div'>, keyof RadioHandlers | 'children'>;

export interface OptionListProps extends ElementProps, FieldProps, RadioHandlers {
  readonly options: readonly Option[];
  /** The index of the chosen option. */
  readonly selected: number | undefined;
  /** Whether it is drawn as rows or as equal parts side by side. @default 'rows' */
  readonly look?: 'rows' | 'toggle' | undefined;
  /** Attributes of an option's element, by its index. */
  readonly optionAttributes?: ((index: number) => Readonly<Record<`data-${string}`, string>>) | undefined;
}

/** One choice out of a few. Renders a radio group `[data-chat-form="options"]` of rows `[data-chat-form="option"]`. */
export const OptionList = forwardRef<HTMLDivElement, OptionListProps>(function OptionList(
  {
    options,
    selected,
    look = 'rows',
    optionAttributes,
    labelledBy,
    describedBy,
    required,
    invalid,
    disabled,
    busy,
    onSelect,
    onChoose,
    onEnter,
    onKey,
    ...rest
  },
  ref,
) {
  const id = useId();
  const item = useRadioItems({ count: options.length, selected, onSelect, onChoose, onEnter, onKey });
  return (
    <Root
      asChild
      tabIndex={-1}
      disabled={disabled ?? false}
      required={required ?? false}
      value={selected === undefined ? null : String(selected)}
    >
      <div
        {...dataAttributes('options', { look, invalid })}
        dir={undefined}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid === true ? true : undefined}
        {...rest}
        ref={ref}
      >
        {options.map((option, index) => (
          <ItemProvider key={index} value={String(index)} disabled={disabled}>
            <ItemTrigger
              type="button"
              {...dataAttributes('option', { look, checked: index === selected, busy })}
              {...optionAttributes?.(index)}
              {...optionNames(option, `${id}-${String(index)}`)}
              {...item(index)}
              aria-disabled={busy === true ? true : undefined}
            >
              <OptionContent
                option={option}
                id={`${id}-${String(index)}`}
                digit={index < 9 && look === 'rows' ? index + 1 : undefined}
              />
            </ItemTrigger>
          </ItemProvider>
        ))}
      </div>
    </Root>
  );
});
