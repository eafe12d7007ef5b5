import { QuestionCard } from '@wework/chat-form';
import type { Answers } from '@wework/chat-form/core';
import { readBlock } from '@wework/chat-form/core';
import { useMemo } from 'react';

interface NativeQuestionProps {
  /** The `params` of Codex' `item/tool/requestUserInput`, or a block of Wework's chat in either spelling. */
  readonly payload: unknown;
  readonly reply: (result: { readonly answers: Answers }) => Promise<void>;
}

/** A block that needs no mapping: its answers go back as they are. Codex reads `{}` as a cancel. */
export function NativeQuestion({ payload, reply }: NativeQuestionProps) {
  const read = useMemo(() => readBlock(payload), [payload]);
  if (!read.ok) return null;
  return (
    <QuestionCard
      block={read.value}
      onSubmit={({ answers }) => reply({ answers })}
      onCancel={() => reply({ answers: {} })}
    />
  );
}
