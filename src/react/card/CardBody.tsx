'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useMemo } from 'react';
import { approvalDetails } from '../../core/approval/approvalDetails.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useFormState } from '../shared/useFormState.js';
import { useCard } from './CardContext.js';

export type CardBodyProps = ComponentPropsWithoutRef<'div'>;

/** Longer than this, a message may have to be scrolled, and so may more rows than these. */
const LONG_MESSAGE = 300;
const MANY_ROWS = 6;

/** The part of a card that scrolls when the card is full. Renders `[data-chat-form="body"]`. */
export const CardBody = forwardRef<HTMLDivElement, CardBodyProps>(function CardBody(props, ref) {
  const { block, control } = useCard('CardBody');
  const isConsent = useFormState(control.form, ({ questions }) => questions.length === 0);
  const hasManyRows = useMemo(() => approvalDetails(block).length > MANY_ROWS, [block]);
  // Fields scroll with focus; what stands above them or without any needs the region itself.
  const needsFocus =
    hasManyRows || (isConsent && `${block.message ?? ''}${block.url ?? ''}`.length > LONG_MESSAGE);
  return (
    <div
      {...dataAttributes('body')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={needsFocus ? 0 : undefined}
      role={needsFocus ? 'group' : undefined}
      {...props}
      ref={ref}
    />
  );
});
