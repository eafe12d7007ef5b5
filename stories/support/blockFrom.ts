import type { Profile, RequestUserInputBlock } from '@wework/chat-form/core';
import { blockFromElicitation, readBlock } from '@wework/chat-form/core';

/** The name of the plugin that asks in the stories. */
const SERVER = 'release-plugin';

/**
 * What a host makes of a request: an elicitation's `params` are mapped under a profile, anything else is
 * read as a block. What cannot be read goes to the card as it came, which has a face for it.
 */
export function blockFrom(request: unknown, profile: Profile): RequestUserInputBlock {
  const isElicitation =
    typeof request === 'object' && request !== null && ('requestedSchema' in request || 'mode' in request);
  const read = isElicitation
    ? blockFromElicitation(request, { connection: 'story', requestId: 0, serverName: SERVER, profile })
    : readBlock(request);
  if (!read.ok) return request as RequestUserInputBlock;
  return 'block' in read ? read.block : read.value;
}
