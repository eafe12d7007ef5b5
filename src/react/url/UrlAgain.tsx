'use client';
import { useContext } from 'react';
import { CardContext } from '../card/CardContext.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useUrlOpener } from './useUrlOpener.js';

export interface UrlAgainProps {
  readonly url: string;
}

/**
 * Opens an address once more that the person has just agreed to. Not in a receipt of an earlier day, where
 * nobody remembers what it was.
 */
export function UrlAgain({ url }: UrlAgainProps) {
  const isLive = useContext(CardContext)?.isLive === true;
  const { messages } = useChatFormSettings();
  const { hasFailed, open } = useUrlOpener(url);
  if (!isLive) return null;
  return (
    <>
      <button
        {...dataAttributes('url-again')}
        type="button"
        onClick={({ currentTarget }) => {
          open(currentTarget);
        }}
      >
        {messages.url.again}
      </button>
      {hasFailed && (
        <p {...dataAttributes('failure')} role="alert">
          {messages.url.openFailed}
        </p>
      )}
    </>
  );
}
