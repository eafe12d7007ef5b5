'use client';
import type { UrlParts, UrlWarning } from '../../core/url/inspectUrl.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';

export interface UrlWarningsProps {
  readonly url: UrlParts;
  readonly id: string;
}

/** What a person should know about an address before opening it, or nothing. Renders a list `[data-chat-form="url-warnings"]`. */
export function UrlWarnings({ url, id }: UrlWarningsProps) {
  const { messages } = useChatFormSettings();
  if (url.warnings.length === 0) return null;
  const named: Partial<Record<UrlWarning, string | undefined>> = {
    userinfo: url.host,
    punycode: url.unicodeHost,
    port: url.port,
  };
  return (
    <ul {...dataAttributes('url-warnings')} id={id}>
      {url.warnings.map((code) => (
        <li key={code} {...dataAttributes('url-warning', { code })}>
          {messages.url.warnings[code]}
          {named[code] !== undefined && (
            <>
              {' '}
              <bdi {...dataAttributes('url-host')} translate="no">
                {named[code]}
              </bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
