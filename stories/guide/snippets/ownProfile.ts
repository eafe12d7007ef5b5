import type { Profile } from '@wework/chat-form/core';
import { wework } from '@wework/chat-form/core';

/** Wework's manners, but a click on an option never sends. */
export const careful: Profile = { ...wework, submitOnSelect: false };
