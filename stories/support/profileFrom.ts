import type { Profile } from '@wework/chat-form/core';
import { mcp, wework } from '@wework/chat-form/core';

/** The profile that the toolbar names. */
export function profileFrom(name: unknown): Profile {
  return name === 'mcp' ? mcp : wework;
}
