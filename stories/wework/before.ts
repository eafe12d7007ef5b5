/** How Wework imports its card and its helpers today. */
export const before = `import { RequestUserInputCard, RequestUserInputSummary } from '@/components/chat/RequestUserInputCard';
import {
  isAnsweredRequestUserInputBlock,
  requestUserInputPayloadKey,
} from '@/components/chat/requestUserInputMessages';
import { pendingRequestUserInputPayload } from '@/components/layout/requestUserInputOverlay';`;

/** The same with this package; nothing else in those files changes. */
export const after = `import {
  RequestUserInputCard,
  RequestUserInputSummary,
  isAnsweredRequestUserInputBlock,
  requestUserInputPayloadKey,
  pendingRequestUserInputPayload,
} from '@wework/chat-form/wework';

// Once, where the app's own styles are imported.
import '@wework/chat-form/styles.css';`;
