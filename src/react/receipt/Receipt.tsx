'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useMemo } from 'react';
import { phaseOf } from '../../core/form/phaseOf.js';
import type { Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { readBlock } from '../../schema/readBlock.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { emptyBlock } from '../shared/emptyBlock.js';
import type { RenderText } from '../shared/RenderText.js';
import { RenderTextContext } from '../shared/RenderText.js';
import { SafeReceipt } from './SafeReceipt.js';

export interface ReceiptProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly block: RequestUserInputBlock;
  readonly outcome: Outcome;
  /** Draws the server's texts in a way of your own. @default plain text */
  readonly renderText?: RenderText | undefined;
}

/**
 * A request that has ended, in whatever way: what was asked, what was answered, what was offered. Has no
 * controls but the fold. Renders `[data-chat-form="card"]` with `data-phase`, the same card come to rest.
 */
export const Receipt = forwardRef<HTMLDivElement, ReceiptProps>(function Receipt(
  { block: payload, outcome, renderText, ...rest },
  ref,
) {
  const { messages } = useChatFormSettings();
  const read = useMemo(() => readBlock(payload), [payload]);
  const block = read.ok ? read.value : emptyBlock;
  return (
    <RenderTextContext.Provider value={renderText ?? null}>
      <div
        role="group"
        lang={messages.lang}
        aria-label={messages.cardName(block.serverName)}
        {...dataAttributes('card', { phase: phaseOf(outcome) })}
        {...rest}
        ref={ref}
      >
        <SafeReceipt block={block} outcome={outcome} />
      </div>
    </RenderTextContext.Provider>
  );
});
