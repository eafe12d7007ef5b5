import type { RenderText } from '@wework/chat-form';

/** Draws `**words**` in bold. A host would hand over its Markdown component here. */
export const drawBold: RenderText = (text) =>
  text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
