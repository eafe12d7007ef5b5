import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import '../react/support/quiet.js';
import { RequestUserInputSummary, applyRequestUserInputResponseToBlock } from '../../src/wework/index.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';
import { summary } from './support/renderWework.js';

const { answered, elicitation, native, nativeTexts, severalQuestions } = fixtures;

function draw(payload: unknown) {
  return render(<RequestUserInputSummary payload={payload as never} />);
}

/** A block as the chat keeps it once it is answered. */
function after(block: fixtures.ChatBlock, answers: Readonly<Record<string, readonly string[]>>) {
  const entries = Object.entries(answers).map(([id, texts]) => [id, { answers: texts }]);
  return applyRequestUserInputResponseToBlock(block, { answers: Object.fromEntries(entries) as never })
    .renderPayload;
}

/** What stands as the answers; the fold has details of its own. */
const answers = () => screen.getAllByRole('definition').filter((one) => one.closest('details') === null);

describe('the summary', () => {
  it.each(
    answered.flatMap((block, index) => [
      [`name ${index}`, block.renderPayload],
      [`name ${index}, snake_case`, inSnake(block.renderPayload)],
      [`name ${index}, the block`, block],
    ]),
  )('shows the question and the label of its answer, wherever the response lies: %s', (_what, payload) => {
    draw(payload);
    expect(summary()).toHaveTextContent('example-plugin');
    expect(summary()).toHaveTextContent('请选择发布后的访问范围。');
    expect(screen.getAllByText('仅自己')[0]).toBeVisible();
    expect(summary()).toHaveTextContent('已回答');
  });

  it('shows the answer itself where no option has it', () => {
    draw(after(native, { lang: ['Rust'] }));
    expect(screen.getByText('Rust')).toBeVisible();
  });

  it('shows the label where the answer is an option’s value', () => {
    const questions = [{ id: 'q', question: 'Q?', options: [{ label: '生产', value: 'production' }] }];
    draw({
      kind: 'request_user_input',
      questions,
      response: { answers: { q: { answers: ['production'] } } },
    });
    expect(screen.getAllByText('生产')[0]).toBeVisible();
    expect(summary()).not.toHaveTextContent('production');
  });

  it('has a line for each question, also for one left blank', () => {
    draw(after(severalQuestions, { target: ['生产'], notify: ['false'], releaseNote: [''] }));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '发布目标选择本次发布的目标环境。',
      '通知发布后通知订阅者吗？',
      '发布说明这段内容会写入发布记录。',
    ]);
    expect(answers().map(({ textContent }) => textContent)).toEqual(['生产', 'false', '未填写']);
  });

  it('never shows a secret', () => {
    const { container } = draw(after(nativeTexts, { reason: ['拉取依赖'], registry: ['not-a-real-token'] }));
    expect(screen.getByText('•••')).toBeVisible();
    expect(container.innerHTML).not.toContain('not-a-real-token');
  });

  it.each([
    [
      fixtures.commandApproval,
      '__codex_approval',
      'allow_execpolicy:0',
      /允许，且以此开头的命令不再询问.*rm -rf build/,
    ],
    [fixtures.fileApproval, '__codex_approval', 'allow_session', '本次会话内允许'],
    [fixtures.toolApproval, '__mcp_approval', "Allow and don't ask me again", '允许，且不再询问'],
    [fixtures.nativeApproval, 'mcp_tool_call_approval_call_69', 'Allow', '允许'],
  ])('reads a decision in words', (block, id, code, words) => {
    draw(after(block, { [id]: [code] }));
    const [decision, ...more] = answers();
    expect(decision).toHaveTextContent(words);
    expect(decision).not.toHaveTextContent(/allow/i);
    expect(more).toEqual([]);
  });

  it('shows one answer of a plan, the one that was given', () => {
    draw(after(fixtures.planWithoutIds, { adjustment: ['先缩小范围'] }));
    expect(answers().map(({ textContent }) => textContent)).toEqual(['先缩小范围']);
    expect(summary()).not.toHaveTextContent('未命名的服务');
  });

  it.each([
    ['no response', elicitation.renderPayload],
    ['a response without answers', { ...elicitation.renderPayload, response: { answers: {} } }],
    ['a response that is none', { ...elicitation.renderPayload, response: 'x' }],
  ])('says that it was cancelled, as the plugin was told: %s', (_what, payload) => {
    draw(payload);
    expect(summary()).toHaveTextContent('已取消');
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  });

  it.each([null, undefined, 'x', {}, { kind: 'todo_list' }, { kind: 'request_user_input', questions: 3 }])(
    'is readable for %o',
    (payload) => {
      draw(payload);
      expect(summary()).toHaveTextContent('已取消');
    },
  );

  it('shows the answers of a payload whose questions are lost', () => {
    draw({ kind: 'request_user_input', response: { answers: { target: { answers: ['production'] } } } });
    expect(screen.getByText('target')).toBeVisible();
    expect(screen.getByText('production')).toBeVisible();
  });

  it('folds away what was offered', async () => {
    draw(answered[0]?.renderPayload);
    expect(screen.getByText('所有人')).not.toBeVisible();
    await userEvent.click(screen.getByText('可选内容'));
    expect(screen.getByText('所有人')).toBeVisible();
  });

  it('changes nothing in the payload, and passes on a ref and a class', () => {
    const payload = structuredClone(answered[0]?.renderPayload);
    const ref = vi.fn();
    render(<RequestUserInputSummary ref={ref} payload={payload} className="mine" />);
    expect(payload).toEqual(answered[0]?.renderPayload);
    expect(summary()).toHaveClass('mine');
    expect(ref).toHaveBeenCalledWith(summary());
  });
});
