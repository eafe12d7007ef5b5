'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useMemo } from 'react';
import { CardHabitsContext } from '../react/card/CardHabits.js';
import { QuestionCard } from '../react/card/QuestionCard.js';
import type { RequestUserInputResponse } from '../schema/answers.js';
import type { RequestUserInputBlock } from '../schema/block.js';
import { cardHabits } from './cardHabits.js';
import type { RequestUserInputPayload } from './payload.js';
import { settled } from './settled.js';
import { weworkBlock } from './weworkBlock.js';
import type { WeworkWordsProps } from './WeworkProvider.js';
import { WeworkProvider } from './WeworkProvider.js';

type ElementProps = Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'id'>;

export interface RequestUserInputCardProps extends WeworkWordsProps, ElementProps {
  /** A block's `renderPayload`, in either spelling, or the block itself. */
  readonly payload: RequestUserInputPayload | null | undefined;
  /** Whether nothing can be done here now. Such a card takes no focus. */
  readonly disabled?: boolean | undefined;
  /**
   * The person answers: exactly `requestId`, `itemId` and `answers`, ids `undefined` where the payload has none.
   * A promise keeps the card sending; one that rejects, or gives `false`, gives it back with its answers.
   */
  readonly onSubmit?: ((response: RequestUserInputResponse) => unknown) | undefined;
  /** The person ignores the question, by the button or Esc. May fail as `onSubmit` may. */
  readonly onIgnore?: (() => unknown) | undefined;
  /** The person says no. Without it there is no such button, as in Wework today. */
  readonly onDecline?: (() => unknown) | undefined;
}

/**
 * Wework's question card, under its names: the card of this library in the composer's place. It takes focus
 * when it appears, so that Enter sends what stands there and Esc ignores; keys that were meant for a composer
 * before it do not count. Give it `key={requestUserInputPayloadKey(payload)}` as before; where that is
 * forgotten, another request starts afresh all the same.
 *
 * A payload that cannot be drawn has a readable face that can be ignored.
 */
export const RequestUserInputCard = forwardRef<HTMLDivElement, RequestUserInputCardProps>(
  function RequestUserInputCard(
    { payload, disabled, onSubmit, onIgnore, onDecline, locale, messages, ...rest },
    ref,
  ) {
    const read = useMemo(() => weworkBlock(payload), [payload]);
    // What cannot be read is drawn as that.
    const block = read.ok ? read.block : (payload as RequestUserInputBlock);
    const { requestId, itemId } = read.ok ? read.ids : {};
    return (
      <WeworkProvider locale={locale} messages={messages} ignores>
        <CardHabitsContext.Provider value={cardHabits}>
          <QuestionCard
            {...rest}
            block={block}
            data-testid="request-user-input-card"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- it stands where the composer stood, with its focus
            autoFocus={disabled !== true}
            disabled={disabled}
            onSubmit={onSubmit && (({ answers }) => settled(onSubmit({ requestId, itemId, answers })))}
            onCancel={onIgnore && (() => settled(onIgnore()))}
            onDecline={onDecline && (() => settled(onDecline()))}
            ref={ref}
          />
        </CardHabitsContext.Provider>
      </WeworkProvider>
    );
  },
);
