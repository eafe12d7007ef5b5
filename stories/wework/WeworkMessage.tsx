import { isAnsweredRequestUserInputBlock, RequestUserInputSummary } from '@wework/chat-form/wework';
import type { ChatMessage } from './messages.js';

interface WeworkMessageProps {
  readonly message: ChatMessage;
}

/** One message: its text, a plan it proposes, and what was asked and answered in it. */
export function WeworkMessage({ message: { role, content, blocks } }: WeworkMessageProps) {
  return (
    <div className="ww-message" data-role={role}>
      {content !== '' && <p>{content}</p>}
      {blocks.map((block) => {
        if (block.type === 'plan') {
          return (
            <div key={block.id} className="ww-plan">
              <p>{block.content}</p>
            </div>
          );
        }
        return isAnsweredRequestUserInputBlock(block) ? (
          <RequestUserInputSummary key={block.id} payload={block.renderPayload} />
        ) : null;
      })}
    </div>
  );
}
