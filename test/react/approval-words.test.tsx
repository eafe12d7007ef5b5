import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { blockFromElicitation } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard } from '../../src/index.js';
import { approvalBlock } from '../fixtures/weworkBlocks.js';

const toolApproval = {
  mode: 'form',
  message: 'Allow the probe MCP server to run tool "text_one"?',
  requestedSchema: { type: 'object', properties: {} },
  _meta: { codex_approval_kind: 'mcp_tool_call', persist: ['session', 'always'] },
};

function toolBlock() {
  const read = blockFromElicitation(toolApproval, { requestId: 0, serverName: 'probe' });
  if (!read.ok) throw new Error('The approval cannot be read, so there is no card to draw.');
  return read.block;
}

describe('an approval', () => {
  it('reads its decisions in words, and the code goes back untouched', async () => {
    const onSubmit = vi.fn();
    render(
      <ChatFormProvider locale="zh-CN">
        <QuestionCard block={toolBlock()} onSubmit={onSubmit} />
      </ChatFormProvider>,
    );
    const options = screen.getAllByRole('radio');
    expect(options.every((option) => option.getAttribute('aria-checked') === 'false')).toBe(true);
    const words = options.map((option) => option.textContent);
    expect(words.join()).not.toMatch(/allow|decline/);
    await userEvent.click(options[1]!);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { __mcp_approval: { answers: ['allow_session'] } },
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^已回答/);
  });

  it('of a command reads in English too, and a code nobody knows is shown as it is', () => {
    const [question] = approvalBlock.questions;
    const unknown = { value: 'allow_on_tuesdays', label: 'allow_on_tuesdays' };
    const block = {
      ...approvalBlock,
      questions: [{ ...question, options: [...(question?.options ?? []), unknown] }],
    };
    render(<QuestionCard block={block as never} onSubmit={() => undefined} />);
    expect(screen.queryByRole('radio', { name: 'allow_once' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'allow_on_tuesdays' })).toBeInTheDocument();
  });

  it('has no digit or Enter that allows anything', async () => {
    const onSubmit = vi.fn();
    render(<QuestionCard autoFocus block={toolBlock()} onSubmit={onSubmit} />);
    await userEvent.keyboard('1{Enter}{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
