import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';
import { cardElement, option, renderWework, submitButton } from './support/renderWework.js';

const { commandApproval, fileApproval, nativeApproval, permissionsApproval, toolApproval } = fixtures;
const nativeId = nativeApproval.renderPayload.questions?.[0]?.id ?? '';

const ALL = [
  ['a command', commandApproval, '__codex_approval'],
  ['files', fileApproval, '__codex_approval'],
  ['permissions', permissionsApproval, '__codex_approval'],
  ['a tool call, as the executor asks', toolApproval, '__mcp_approval'],
  ['a tool call, as Codex asks', nativeApproval, nativeId],
] as const;

const cases = ALL.flatMap(([what, block, id]) =>
  (block.renderPayload.questions?.[0]?.options ?? []).map(
    ({ label }, index) => [what, index, label ?? '', block, id] as const,
  ),
);

describe.each([
  ['camelCase', (block: fixtures.ChatBlock): unknown => block.renderPayload],
  ['snake_case', (block: fixtures.ChatBlock): unknown => inSnake(block.renderPayload)],
])('an approval in %s', (_spelling, spelled) => {
  it.each(cases)(
    'of %s: a click on option %i sends %s, untouched, once',
    async (_what, index, code, block, id) => {
      const { user, onSubmit } = renderWework(spelled(block));
      await user.dblClick(option(id, index));
      const { requestId, itemId } = block.renderPayload;
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        requestId,
        itemId,
        answers: { [id]: { answers: [code] } },
      });
      expect(onSubmit.mock.calls[0]).toHaveLength(1);
    },
  );
});

describe.each(ALL)('an approval of %s', (_what, block, id) => {
  it('has nothing selected, and no stray key allows anything', async () => {
    const { user, onSubmit } = renderWework(block.renderPayload);
    expect(cardElement()).toHaveFocus();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}1{Enter}{Meta>}{Enter}{/Meta}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be decided by keys alone: a digit selects, Submit sends', async () => {
    const { user, onSubmit } = renderWework(block.renderPayload);
    await user.keyboard('2');
    expect(option(id, 1)).toBeChecked();
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    submitButton().focus();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { [id]: { answers: [block.renderPayload.questions?.[0]?.options?.[1]?.label] } },
    });
  });

  it('is ignored by Esc', async () => {
    const { user, onIgnore, onSubmit } = renderWework(block.renderPayload);
    await user.keyboard('{Escape}');
    expect(onIgnore).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('reads in Chinese, and says before that a click decides', () => {
    renderWework(block.renderPayload);
    const labels = screen.getAllByRole('radio').map((radio) => radio.textContent);
    for (const label of labels) expect(label).toMatch(/^\s*\p{Script=Han}/u);
    expect(cardElement()).toHaveTextContent('选择后立即提交');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/选择后立即提交/);
  });
});

it('shows what it is about, and the rules that an option would add, whole', () => {
  renderWework(commandApproval.renderPayload);
  for (const text of ['rm -rf build', '/srv/project', 'needs to clear the build folder']) {
    expect(cardElement()).toHaveTextContent(text);
  }
  expect(option('__codex_approval', 2)).toHaveTextContent('rm -rf build');
  expect(option('__codex_approval', 3)).toHaveTextContent('registry.example.com');
  expect(option('__codex_approval', 4)).toHaveTextContent('ads.example.com');
});

it.each([
  [fileApproval, '/srv/project/docs'],
  [permissionsApproval, '需要读取共享的设计文件'],
  [toolApproval, 'run tool "text_one"'],
  [nativeApproval, 'run tool "text_one"'],
])('says what is to be allowed', (block, text) => {
  renderWework(block.renderPayload);
  expect(cardElement()).toHaveTextContent(text);
});

it('shows a code that nobody knows as it is, and sends it', async () => {
  const questions = [
    { id: '__codex_approval', options: [{ label: 'allow_on_tuesdays' }, { label: 'decline' }] },
  ];
  const { user, onSubmit } = renderWework({ ...commandApproval.renderPayload, questions });
  expect(option('__codex_approval', 0)).toHaveTextContent('allow_on_tuesdays');
  await user.click(option('__codex_approval', 0));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    answers: { __codex_approval: { answers: ['allow_on_tuesdays'] } },
  });
});

it('sends nothing while nothing is decided', async () => {
  const { user, onSubmit } = renderWework(commandApproval.renderPayload);
  await user.click(submitButton());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(cardElement()).toHaveAttribute('data-phase', 'asking');
});

it('of a question that stands beside others is not sent by a click', async () => {
  const questions = [...(toolApproval.renderPayload.questions ?? []), { id: 'note', question: 'Why?' }];
  const { user, onSubmit } = renderWework({ ...toolApproval.renderPayload, questions });
  await user.click(option('__mcp_approval', 0));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(submitButton());
  expect(onSubmit).toHaveBeenCalledOnce();
});
