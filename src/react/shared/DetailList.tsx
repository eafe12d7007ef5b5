'use client';
import { useId } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef } from 'react';
import type { Detail } from '../../core/approval/detail.js';
import { useChatFormSettings } from './ChatFormProvider.js';
import { Code } from './Code.js';
import { dataAttributes } from './dataAttributes.js';
import { exactText } from './exactText.js';
import { useRenderText } from './RenderText.js';

export interface DetailListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  readonly details: readonly Detail[];
}

/** Rows of a label and what it is about. Renders `[data-chat-form="details"]`, or nothing without any. */
export const DetailList = forwardRef<HTMLDListElement, DetailListProps>(function DetailList(
  { details, ...rest },
  ref,
) {
  const id = useId();
  const { messages } = useChatFormSettings();
  const renderText = useRenderText();
  if (details.length === 0) return null;
  return (
    <dl {...dataAttributes('details')} {...rest} ref={ref}>
      {details.map(({ code, name, text, isCode, isCut }, index) => (
        <div key={index} {...dataAttributes('detail', { code })}>
          <dt {...dataAttributes('detail-label')} id={`${id}-${String(index)}`} dir="auto">
            {name === undefined ? messages.details[code] : exactText(name)}
          </dt>
          <dd {...dataAttributes('detail-text')} dir={isCode ? undefined : 'auto'}>
            {isCode ? (
              <Code text={text} labelledBy={`${id}-${String(index)}`} />
            ) : (
              renderText(code === 'network' ? messages.networkAccess : text, 'description')
            )}
            {isCut === true && <p {...dataAttributes('detail-cut')}>{messages.detailCut}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
});
