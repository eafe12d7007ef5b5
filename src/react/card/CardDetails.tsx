'use client';
import { forwardRef, useMemo } from 'react';
import { approvalDetails } from '../../core/approval/approvalDetails.js';
import type { DetailListProps } from '../shared/DetailList.js';
import { DetailList } from '../shared/DetailList.js';
import { useCard } from './CardContext.js';

export type CardDetailsProps = Omit<DetailListProps, 'details'>;

/** What an approval is about: reason, command, folder and the like. Renders `[data-chat-form="details"]`, or nothing elsewhere. */
export const CardDetails = forwardRef<HTMLDListElement, CardDetailsProps>(function CardDetails(props, ref) {
  const { block } = useCard('CardDetails');
  const details = useMemo(() => approvalDetails(block), [block]);
  return <DetailList {...props} details={details} ref={ref} />;
});
