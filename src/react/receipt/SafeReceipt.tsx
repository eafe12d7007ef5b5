'use client';
import { ErrorBoundary } from '../shared/ErrorBoundary.js';
import { RenderTextContext } from '../shared/RenderText.js';
import type { ReceiptBodyProps } from './ReceiptBody.js';
import { ReceiptBody } from './ReceiptBody.js';

/** A receipt that is drawn as plain text where the host's own way of drawing text fails: the request has ended all the same. */
export function SafeReceipt(props: ReceiptBodyProps) {
  const plain = (
    <RenderTextContext.Provider value={null}>
      <ReceiptBody {...props} />
    </RenderTextContext.Provider>
  );
  return (
    <ErrorBoundary fallback={plain}>
      <ReceiptBody {...props} />
    </ErrorBoundary>
  );
}
