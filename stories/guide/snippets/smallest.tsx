import { ChatFormProvider, PendingQuestions } from '@wework/chat-form';
import { createQuestionQueue } from '@wework/chat-form/core';
import { createElicitationHandler } from '@wework/chat-form/mcp';
import '@wework/chat-form/styles.css';

const queue = createQuestionQueue();

/** Give this to your MCP client as its handler of `elicitation/create`. */
export const onElicitation = createElicitationHandler(queue.ask, { serverName: 'release-plugin' });

/** Draw this in your chat. */
export function Questions() {
  return (
    <ChatFormProvider locale="en">
      <PendingQuestions queue={queue} />
    </ChatFormProvider>
  );
}
