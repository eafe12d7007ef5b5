import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Outcome, RequestUserInputBlock } from '../../src/core/index.js';
import { blockFromApproval, blockFromElicitation, mcp, readBlock } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard, Receipt } from '../../src/index.js';
import * as approvals from '../fixtures/codex/approvals.js';
import { toolWithParameters } from '../fixtures/codex/elicitations.js';
import { nativeToolApproval } from '../fixtures/codex/native.js';
import { approvalBlock } from '../fixtures/weworkBlocks.js';
import './support/quiet.js';
import { button, phase, radio, renderCard, theCard } from './support/renderCard.js';

const context = { requestId: 1, serverName: 'Codex' };
const command = blockFromApproval('command', approvals.everyDecision.params, context);
const network = blockFromApproval('command', approvals.networkAccess.params, context);
const files = blockFromApproval('file_change', approvals.fileChange.params, context);
const permissions = blockFromApproval('permissions', approvals.permissions.params, context);
const native = nativeToolApproval.params as unknown as RequestUserInputBlock;
const executor = approvalBlock as unknown as RequestUserInputBlock;

function toolBlock(params: object = toolWithParameters.params): RequestUserInputBlock {
  const reading = blockFromElicitation(params, { requestId: 2 });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.block;
}

const every: readonly (readonly [string, RequestUserInputBlock])[] = [
  ['a command', command],
  ['a host', network],
  ['files', files],
  ['permissions', permissions],
  ['a tool call', toolBlock()],
  ['a tool call, as a native question', native],
  ['a command, from the executor', executor],
];

/** Label and text of each detail that is shown. */
function shown(): [string | null, string | null][] {
  return screen
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

const code = (text: string) =>
  screen.getByText(
    (_, element) => element?.textContent === text && element.matches('[data-chat-form="code"]'),
  );

describe('an approval shows what it is about', () => {
  it.each<readonly [string, RequestUserInputBlock, string, readonly (readonly [string, string])[]]>([
    [
      'a command',
      command,
      'Run this command?',
      [
        ['Reason', 'needs to run the tests'],
        ['Command', 'npm run test -- --run'],
        ['Folder', '/srv/project'],
      ],
    ],
    [
      'a host',
      network,
      'Allow network access?',
      [
        ['Host', 'registry.example.com'],
        ['Protocol', 'https'],
      ],
    ],
    [
      'files',
      files,
      'Allow these changes?',
      [
        ['Reason', 'writes outside the workspace'],
        ['Changes in', '/srv/other'],
      ],
    ],
    [
      'permissions',
      permissions,
      'Grant these permissions?',
      [
        ['Reason', 'to download the dependencies'],
        ['Network', 'Full access'],
        ['Write', '/srv/project/node_modules'],
        ['Folder', '/srv/project'],
      ],
    ],
    [
      'a tool call',
      toolBlock(),
      'Allow the probe MCP server to run tool "create_issue"?',
      [
        ['What it does', 'Creates an issue in a project.'],
        ['Application', 'Tracker'],
        ['title', 'Broken build'],
        ['labels', '[\n  "bug",\n  "ci"\n]'],
        ['draft', 'false'],
      ],
    ],
    [
      'a command, from the executor',
      executor,
      'Run this command?',
      [
        ['Reason', 'needs to clear the build folder'],
        ['Command', 'rm -rf build'],
        ['Folder', '/srv/project'],
      ],
    ],
    [
      'a kind that is new',
      { ...files, approvalKind: 'camera', questions: [{ ...files.questions[0]!, question: 'camera' }] },
      'Allow this?',
      [
        ['Reason', 'writes outside the workspace'],
        ['Changes in', '/srv/other'],
      ],
    ],
  ])('%s', (_name, block, question, details) => {
    renderCard(block);
    expect(screen.getByRole('radiogroup', { name: question })).toBeVisible();
    expect(shown()).toEqual(details);
  });

  it.each(every)('and nothing twice: %s', (_name, block) => {
    const { container } = renderCard(block);
    const texts = [...container.querySelectorAll('[data-chat-form]:not([data-chat-form="unseen"])')]
      .filter(
        (element) =>
          element.childElementCount === 0 && element.getAttribute('data-chat-form') !== 'option-digit',
      )
      // A rule may well be for the host that is asked for.
      .filter((element) => element.closest('[role="radio"]') === null)
      .map((element) => element.textContent.trim())
      .filter((text) => text !== '');
    expect(texts).toEqual([...new Set(texts)]);
  });

  it('in Chinese, with the asker’s own words as they came', () => {
    render(
      <ChatFormProvider locale="zh-CN">
        <QuestionCard block={permissions} onSubmit={() => undefined} />
      </ChatFormProvider>,
    );
    expect(screen.getByRole('radiogroup', { name: '授予这些权限？' })).toBeVisible();
    expect(shown().map(([label]) => label)).toEqual(['原因', '网络', '写入', '目录']);
    expect(screen.getByText('完全访问')).toBeVisible();
  });

  it('keeps a question that says something of its own', () => {
    renderCard({
      ...executor,
      questions: [{ ...approvalBlock.questions[0], question: 'Is this all right?' }],
    });
    expect(screen.getByRole('radiogroup', { name: 'Is this all right?' })).toBeVisible();
    expect(screen.getByText('Is this all right?')).toBeVisible();
  });

  it('with what a decision allows from now on, whole, as code and as its description', () => {
    const rule = 'npm run   "a b" \\\n  --flag';
    const decision = { acceptWithExecpolicyAmendment: { execpolicy_amendment: [rule] } };
    const params = {
      ...approvals.everyDecision.params,
      availableDecisions: [decision, approvals.denyRule, 'cancel'],
    };
    renderCard(blockFromApproval('command', params, context));
    const option = radio('Allow, and don’t ask again for commands that start with');
    const text = within(option).getByText((_, element) => element?.textContent === rule);
    expect(text).toHaveAttribute('dir', 'ltr');
    expect(option).toHaveAccessibleDescription('npm run "a b" \\ --flag');
    expect(radio('Always block this host')).toHaveAccessibleDescription('tracker.example.com');
    expect(radio('Cancel and stop')).not.toHaveAccessibleDescription();
  });
});

describe('a command', () => {
  it('stands there exactly: whole, left to right, with nothing hidden in it', () => {
    const text = '  git  commit\n\t-m "x" ';
    renderCard({ ...command, command: text });
    expect(code(text)).toHaveAttribute('dir', 'ltr');
  });

  it.each([
    ['a right-to-left override', 'rm \u202Egpj.exe', 'rm \\u{202e}gpj.exe'],
    ['an isolate', 'a\u2066b\u2069', 'a\\u{2066}b\\u{2069}'],
    ['a zero-width space', 'a\u200Bb', 'a\\u{200b}b'],
    ['an escape sequence', 'a\u001B[31mb\r\n', 'a\\u{1b}[31mb\\u{d}\n'],
    ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
    ['half a character', 'a\uD800b', 'a\\u{d800}b'],
  ])('shows %s by its code', (_name, given, expected) => {
    renderCard({ ...command, command: given });
    expect(code(expected)).toBeVisible();
  });

  it.each(['日本語 ñ é 👍', 'path/with/–/dash'])('leaves ordinary text alone: %s', (text) => {
    renderCard({ ...command, command: text });
    expect(code(text)).toBeVisible();
  });

  it('of great length is whole, and the keyboard can scroll it', async () => {
    const text = `echo ${'x'.repeat(100_000)}`;
    const { user } = renderCard({ ...command, command: text });
    const long = screen.getByRole('group', { name: 'Command' });
    expect(long).toHaveTextContent(text);
    await user.tab();
    expect(long).toHaveFocus();
    await user.keyboard('1{Enter} ');
    expect(phase()).toBe('asking');
  });

  it('never goes through the host’s own way of drawing text', () => {
    const renderText = (text: string) => <em>{text.toUpperCase()}</em>;
    renderCard(command, { renderText });
    expect(code('npm run test -- --run')).toBeVisible();
    expect(screen.getByText('NEEDS TO RUN THE TESTS')).toBeVisible();
    expect(screen.getByText('npm run test')).toBeVisible();
  });
});

describe('a value beyond all measure', () => {
  it('is said to be cut', () => {
    const { _meta, ...params } = toolWithParameters.params;
    const value: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000));
    renderCard(
      toolBlock({ ...params, _meta: { ..._meta, tool_params: { value }, tool_params_display: [] } }),
    );
    expect(screen.getByText('Too large to be shown whole')).toBeVisible();
  });

  it('among the permissions leaves nothing to grant', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`p${index}`, true]));
    renderCard({ ...permissions, permissions: many });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('This question cannot be shown here.')).toBeVisible();
  });

  it('does not keep ten thousand parameters from being drawn', () => {
    const { _meta, ...params } = toolWithParameters.params;
    const tool_params = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`p${index}`, index]),
    );
    renderCard(toolBlock({ ...params, _meta: { ..._meta, tool_params, tool_params_display: [] } }));
    expect(screen.getByRole('group', { name: 'Parameters' })).toHaveTextContent('"p9999": 9999');
  });
});

describe.each(every)('nothing authorises %s by accident', (_name, block) => {
  it.each([
    ['wework', undefined],
    ['mcp', mcp],
  ])('under %s', async (_profile, profile) => {
    const { user, onSubmit, onCancel } = renderCard(block, { autoFocus: true, profile });
    for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
    await user.keyboard('{Enter}1{Enter}{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}');
    const [first] = screen.getAllByRole('radio');
    first?.focus();
    await user.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}{Shift>}{Enter}{/Shift}{ArrowDown}{Enter}');
    await user.click(first!);
    await user.keyboard(' {Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(phase()).toBe('asking');
  });

  it('and a submit without a decision says what is missing', async () => {
    const { user, onSubmit } = renderCard(block);
    await user.click(button('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Needs an answer')).toBeVisible();
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('but %j on Submit sends what was chosen', async (key) => {
    const { user, onSubmit } = renderCard(block);
    await user.click(screen.getAllByRole('radio')[0]!);
    button('Submit').focus();
    await user.keyboard(key);
    const reading = readBlock(block);
    const [question] = reading.ok ? reading.value.questions : [];
    const answers = { [question!.id]: { answers: [question!.options![0]!.value] } };
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ answers }), {
      sources: { [question!.id]: 'chosen' },
    });
  });
});

describe('an approval', () => {
  it('sends a code that nobody knows, as it is', async () => {
    const options = [
      ...command.questions[0]!.options!,
      { value: 'acceptForProject', label: 'acceptForProject' },
    ];
    const { user, onSubmit } = renderCard({ ...command, questions: [{ ...command.questions[0]!, options }] });
    await user.click(radio('acceptForProject'));
    await user.click(button('Submit'));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { __codex_approval: { answers: ['acceptForProject'] } },
    });
  });

  it('as a native question has Codex’ own words, and its label for an answer', async () => {
    const { user, onSubmit } = renderCard(native);
    expect(radio('Allow')).toHaveAccessibleDescription('Run the tool and continue.');
    await user.click(radio('Cancel'));
    await user.click(button('Submit'));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { mcp_tool_call_approval_call_69: { answers: ['Cancel'] } },
    });
  });

  it('of Codex itself names no server that is not there', () => {
    renderCard(native);
    expect(theCard()).not.toHaveTextContent('Unnamed server');
  });
});

describe('the receipt of an approval', () => {
  const decided = (value: string, id = '__codex_approval'): Outcome => ({
    action: 'accept',
    response: { answers: { [id]: { answers: [value] } } },
    sources: {},
  });
  const draw = (block: RequestUserInputBlock, outcome: Outcome) =>
    render(<Receipt block={block} outcome={outcome} />);
  const rows = () =>
    screen
      .getAllByRole('definition')
      .filter((element) => element.closest('details') === null)
      .map((element) => element.textContent);
  const line = () => document.querySelector('[data-chat-form="receipt-code"][data-look="line"]');

  it.each<readonly [string, RequestUserInputBlock, Outcome, string, string | undefined]>([
    ['a command', command, decided('allow_once'), 'Allow once', 'npm run test -- --run'],
    [
      'a rule',
      command,
      decided('allow_execpolicy:2'),
      'Allow, and don’t ask again for commands that start with npm run test',
      'npm run test -- --run',
    ],
    [
      'a host',
      network,
      decided('apply_network_policy:1'),
      'Allow, and always allow this host registry.example.com',
      'registry.example.com',
    ],
    ['files', files, decided('allow_session'), 'Allow for this session', '/srv/other'],
    [
      'permissions',
      permissions,
      decided('allow_turn_strict_review'),
      'Allow for this turn, with strict review',
      undefined,
    ],
    [
      'a tool call',
      toolBlock(),
      decided('allow_session', '__mcp_approval'),
      'Allow for this session',
      undefined,
    ],
    [
      'a code that nobody knows',
      command,
      decided('acceptForProject'),
      'acceptForProject',
      'npm run test -- --run',
    ],
  ])('says in words what was decided about %s', (_name, block, outcome, answer, subject) => {
    draw(block, outcome);
    expect(rows()).toEqual([answer]);
    expect(line()?.textContent).toBe(subject);
  });

  it.each(every)('holds all of it in the fold, and asks nothing twice: %s', (_name, block) => {
    const { unmount } = renderCard(block);
    const details = [...theCard().querySelectorAll('dd')].map((element) => element.textContent);
    unmount();
    const { container } = draw(block, { action: 'cancel', reason: 'dismissed' });
    const fold = container.querySelector('details')!;
    expect([...fold.querySelectorAll('dd')].map((element) => element.textContent)).toEqual(details);
    expect(fold.querySelectorAll('li').length).toBeGreaterThan(1);
    expect(screen.getByText('Cancelled')).toBeVisible();
  });

  it('of a tool call shows its question once', () => {
    draw(toolBlock(), { action: 'decline' });
    expect(screen.getAllByText(toolWithParameters.params.message)).toHaveLength(1);
  });

  it('is heard with the rule that was agreed to', async () => {
    const { user } = renderCard(command);
    await user.click(radio('Allow, and don’t ask again for commands that start with'));
    await user.click(button('Submit'));
    expect(screen.getByRole('status')).toHaveTextContent(/commands that start with, npm run test$/);
  });
});
