'use client';
import { forwardRef, useMemo } from 'react';
import { fingerprint } from '../../core/block/fingerprint.js';
import { requestIdentity } from '../../core/block/requestIdentity.js';
import { readBlock } from '../../schema/readBlock.js';
import { CardBody } from './CardBody.js';
import { CardBoundary } from './CardBoundary.js';
import { CardFoot } from './CardFoot.js';
import { CardHeader } from './CardHeader.js';
import { QuestionCardRoot } from './QuestionCardRoot.js';
import type { QuestionCardRootProps } from './QuestionCardRoot.js';
import { QuestionList } from './QuestionList.js';
import { UndrawableCard } from './UndrawableCard.js';

export type QuestionCardProps = Omit<QuestionCardRootProps, 'children'>;

/**
 * A question in a chat: block in, answer out. Draws every state of the request, from asking to its
 * receipt, and a readable face for a block that cannot be drawn.
 *
 * What was typed stays when `block` is a new object for the same request; a new request id starts afresh.
 */
export const QuestionCard = forwardRef<HTMLDivElement, QuestionCardProps>(function QuestionCard(
  { block: payload, outcome: endedAs, ...props },
  ref,
) {
  const read = useMemo(() => readBlock(payload), [payload]);
  const { renderText: _renderText, onSubmit: _onSubmit, onDecline: _onDecline, ...bare } = props;
  const face = <UndrawableCard {...bare} outcome={endedAs} ref={ref} />;
  if (!read.ok) return face;
  const block = read.value;
  const { response } = block;
  const outcome = endedAs ?? (response && { action: 'accept' as const, response, sources: {} });
  const key = requestIdentity(block) ?? fingerprint(block);
  return (
    <CardBoundary key={key} fallback={face}>
      <QuestionCardRoot {...props} block={block} outcome={outcome} ref={ref}>
        <CardBody>
          <CardHeader />
          <QuestionList />
        </CardBody>
        <CardFoot />
      </QuestionCardRoot>
    </CardBoundary>
  );
});
