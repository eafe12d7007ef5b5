import { ChatFormProvider } from '@wework/chat-form';
import type { ReactNode } from 'react';
import { RE2JS } from 're2js';

/** A pattern may match anywhere in the text, as in JSON Schema. What RE2 cannot run throws, and is then not checked. */
function matchPattern(pattern: string, text: string): boolean {
  return RE2JS.compile(pattern).matcher(text).find();
}

export function Chat({ children }: { readonly children: ReactNode }) {
  return <ChatFormProvider matchPattern={matchPattern}>{children}</ChatFormProvider>;
}
