import type { ReactElement } from 'react';
import { RequestUserInputCard, RequestUserInputSummary } from '../../../src/wework/index.js';
import { answered, pendingBlocks } from '../../fixtures/wework/blocks.js';

const handlers = { onSubmit: () => undefined, onIgnore: () => undefined, onDecline: () => undefined };

/** Every kind of block as a card, one that cannot be drawn, and a summary. */
export const states: readonly (readonly [name: string, make: () => ReactElement])[] = [
  ...Object.entries(pendingBlocks).map(
    ([name, { renderPayload }]) =>
      [name, () => <RequestUserInputCard payload={renderPayload} {...handlers} />] as const,
  ),
  ['undrawable', () => <RequestUserInputCard payload={null} {...handlers} />],
  ['summary', () => <RequestUserInputSummary payload={answered[0]?.renderPayload} />],
];
