'use client';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import type { MatchPattern } from '../../core/answers/checkText.js';
import { en } from '../../messages/en.js';
import type { Messages } from '../../messages/messages.js';
import type { Locale } from '../../messages/messagesFor.js';
import { messagesFor } from '../../messages/messagesFor.js';
import type { Profile } from '../../schema/profile.js';

/** Opens an address. A promise is waited for; if it rejects or the function throws, the card says that it failed. */
export type OpenUrl = (url: string) => unknown;

/** What all cards below share. */
export interface ChatFormSettings {
  readonly messages: Messages;
  /** The profile of cards that have none of their own, nor a block that has. */
  readonly profile?: Profile | undefined;
  readonly matchPattern?: MatchPattern | undefined;
  readonly openUrl?: OpenUrl | undefined;
}

export interface ChatFormProviderProps {
  readonly children: ReactNode;
  /** The language of the library's own words. @default 'en' */
  readonly locale?: Locale | undefined;
  /** Words of your own in place of the built-in ones, or a whole language. */
  readonly messages?: Partial<Messages> | undefined;
  /** How cards behave whose block says nothing about it. @default wework */
  readonly profile?: Profile | undefined;
  /**
   * Runs a server's `pattern` on a text. Without it, and where it throws, patterns are not checked. Use a
   * linear-time engine.
   */
  readonly matchPattern?: MatchPattern | undefined;
  /**
   * Opens an address that the person agreed to, where neither the chat nor a model can look on. A desktop app
   * hands it to the system's browser. @default a new tab that knows nothing of this page
   */
  readonly openUrl?: OpenUrl | undefined;
}

const STANDARD: ChatFormSettings = { messages: en };
const Settings = createContext(STANDARD);

/** Language, words and defaults for all cards below. Optional: without it cards speak English. Renders no element. */
export function ChatFormProvider({
  children,
  locale = 'en',
  messages,
  profile,
  matchPattern,
  openUrl,
}: ChatFormProviderProps) {
  const settings = useMemo(
    () => ({ messages: messagesFor(locale, messages), profile, matchPattern, openUrl }),
    [locale, messages, profile, matchPattern, openUrl],
  );
  return <Settings.Provider value={settings}>{children}</Settings.Provider>;
}

/** The settings of the nearest `ChatFormProvider`, or English. */
export function useChatFormSettings(): ChatFormSettings {
  return useContext(Settings);
}

/** The settings of the nearest `ChatFormProvider`, or undefined where there is none. */
export function useHostSettings(): ChatFormSettings | undefined {
  const settings = useContext(Settings);
  return settings === STANDARD ? undefined : settings;
}
