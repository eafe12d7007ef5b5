import type { Issue } from '@wework/chat-form/core';

/** A path is a list; it is written so that a key with a dot stays one key. */
export function pathText({ path }: Issue): string {
  return path.length === 0 ? '(root)' : path.map((part) => JSON.stringify(part)).join(' › ');
}
