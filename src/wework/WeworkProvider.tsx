'use client';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Messages } from '../messages/messages.js';
import { messagesFor, withOwnWords } from '../messages/messagesFor.js';
import { ChatFormProvider, useHostSettings } from '../react/shared/ChatFormProvider.js';
import { localeOf } from './localeOf.js';
import { withApprovalLabels, withIgnore } from './weworkMessages.js';

/** The words of Wework's card and summary. */
export interface WeworkWordsProps {
  /**
   * A language tag: English for `en…`, else Chinese.
   *
   * @default the words of a `ChatFormProvider` around, else 'zh-CN'
   */
  readonly locale?: string | undefined;
  /** Words of your own in place of any, for instance out of i18next. */
  readonly messages?: Partial<Messages> | undefined;
}

export interface WeworkProviderProps extends WeworkWordsProps {
  /** Whether Cancel is called "Ignore" here. */
  readonly ignores: boolean;
  readonly children: ReactNode;
}

/** Gives the parts below Wework's words: Chinese unless the host says otherwise, by props or a provider of its own. */
export function WeworkProvider({ locale, messages, ignores, children }: WeworkProviderProps) {
  const { messages: hostMessages, ...settings } = useHostSettings() ?? {};
  const hostWords = locale === undefined ? hostMessages : undefined;
  const words = useMemo(() => {
    const standing = withApprovalLabels(hostWords ?? messagesFor(localeOf(locale)));
    return withOwnWords(ignores ? withIgnore(standing) : standing, messages);
  }, [hostWords, locale, messages, ignores]);
  return (
    <ChatFormProvider {...settings} messages={words}>
      {children}
    </ChatFormProvider>
  );
}
