import { ChatFormProvider } from '@wework/chat-form';
import type { ReactNode } from 'react';

/** Chinese, with a few words of the host's own. */
export function ChineseChat({ children }: { readonly children: ReactNode }) {
  return (
    <ChatFormProvider locale="zh-CN" messages={{ yes: '是', no: '否', cancel: '停止' }}>
      {children}
    </ChatFormProvider>
  );
}
