'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useMemo } from 'react';
import { Receipt } from '../react/receipt/Receipt.js';
import type { RequestUserInputPayload } from './payload.js';
import { summaryOf } from './summaryOf.js';
import type { WeworkWordsProps } from './WeworkProvider.js';
import { WeworkProvider } from './WeworkProvider.js';

type ElementProps = Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'id'>;

export interface RequestUserInputSummaryProps extends WeworkWordsProps, ElementProps {
  /** A block's `renderPayload` with its response, in either spelling, or the block itself. */
  readonly payload: RequestUserInputPayload | null | undefined;
}

/**
 * A question that has been answered, as it stands in the conversation: each question with the label of its
 * answer, or the answer as it was typed; secrets as dots; what was offered, folded away. A payload without a
 * response, or whose response holds no answer, says that it was cancelled, as the plugin was told.
 */
export const RequestUserInputSummary = forwardRef<HTMLDivElement, RequestUserInputSummaryProps>(
  function RequestUserInputSummary({ payload, locale, messages, ...rest }, ref) {
    const { block, outcome } = useMemo(() => summaryOf(payload), [payload]);
    return (
      <WeworkProvider locale={locale} messages={messages} ignores={false}>
        <Receipt
          {...rest}
          block={block}
          outcome={outcome}
          data-testid="request-user-input-summary"
          ref={ref}
        />
      </WeworkProvider>
    );
  },
);
