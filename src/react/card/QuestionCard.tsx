'use client';
import { forwardRef, useMemo } from 'react';
import { fingerprint } from '../../core/block/fingerprint.js';
import { requestIdentity } from '../../core/block/requestIdentity.js';
import { inspectUrl } from '../../core/url/inspectUrl.js';
import { isBag, pick } from '../../schema/json.js';
import { readBlock } from '../../schema/readBlock.js';
import { readRequestId } from '../../schema/readResponse.js';
import { UrlConsent } from '../url/UrlConsent.js';
import { ErrorBoundary } from '../shared/ErrorBoundary.js';
import { CardBody } from './CardBody.js';
import { CardDetails } from './CardDetails.js';
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
  const face = <UndrawableCard {...bare} key={requestKey(payload)} outcome={endedAs} ref={ref} />;
  if (!read.ok) return face;
  const block = read.value;
  const url = block.url === undefined ? undefined : inspectUrl(block.url);
  if (url?.ok === false) return face;
  const { response } = block;
  const outcome = endedAs ?? (response && { action: 'accept' as const, response, sources: {} });
  const key = requestIdentity(block) ?? fingerprint(block);
  return (
    <ErrorBoundary key={key} fallback={face}>
      <QuestionCardRoot {...props} block={block} outcome={outcome} ref={ref}>
        {url === undefined ? (
          <>
            <CardBody>
              <CardHeader />
              <CardDetails />
              <QuestionList />
            </CardBody>
            <CardFoot />
          </>
        ) : (
          <UrlConsent url={url.url} />
        )}
      </QuestionCardRoot>
    </ErrorBoundary>
  );
});

/** The request id of a payload that cannot be read further, so that the next such request has a face of its own. */
function requestKey(payload: unknown): string {
  const id = isBag(payload) ? readRequestId(pick(payload, 'requestId', 'request_id')) : undefined;
  return JSON.stringify(id ?? null);
}
