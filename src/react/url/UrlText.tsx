'use client';
import { Fragment } from 'react';
import type { UrlParts } from '../../core/url/inspectUrl.js';
import { dataAttributes } from '../shared/dataAttributes.js';

export interface UrlTextProps {
  readonly url: UrlParts;
  readonly id?: string | undefined;
}

/**
 * A whole address as text, never cut and no link, with its host emphasised. Renders `[data-chat-form="url"]`.
 */
export function UrlText({ url, id }: UrlTextProps) {
  const { whole, scheme, userInfo, host, port } = url;
  const before = `${scheme}://${userInfo === undefined ? '' : `${userInfo}@`}`;
  const site = port === undefined ? host : `${host}:${port}`;
  return (
    <p {...dataAttributes('url')} id={id} dir="ltr" translate="no">
      {before}
      <strong {...dataAttributes('url-host')}>{site}</strong>
      {/* Breaks where a reader would, before it breaks anywhere. */}
      {whole
        .slice(before.length + site.length)
        .split(/(?<=[/?&=#])/)
        .map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
    </p>
  );
}
