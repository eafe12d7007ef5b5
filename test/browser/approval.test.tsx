import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestUserInputBlock } from '../../src/core/index.js';
import { blockFromApproval } from '../../src/core/index.js';
import { QuestionCard, Receipt } from '../../src/index.js';
import styles from '../../src/styles/index.css?inline';
import { everyDecision } from '../fixtures/codex/approvals.js';
import { planCamel } from '../fixtures/plan.js';
import { draw } from './support/draw.js';

const command = (text: string) =>
  blockFromApproval('command', { ...everyDecision.params, command: text }, { requestId: 1 });
const plan = planCamel as unknown as RequestUserInputBlock;

function withStyles(dir: 'ltr' | 'rtl' = 'ltr') {
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  document.head.append(sheet);
  document.documentElement.dir = dir;
  onTestFinished(() => {
    sheet.remove();
    document.documentElement.dir = '';
  });
}

const part = (host: Element, name: string) => host.querySelector(`[data-chat-form="${name}"]`)!;

describe('a command that is long', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');

  it.each([
    ['many lines', lines],
    ['one endless word', 'x'.repeat(20_000)],
  ])('scrolls inside, in %s, and leaves the decision in view', async (_name, text) => {
    withStyles();
    const host = draw(<QuestionCard block={command(text)} onSubmit={() => undefined} />);
    const code = part(host, 'code');
    expect(code.scrollHeight).toBeGreaterThan(code.clientHeight);
    expect(code.clientHeight).toBeLessThan(200);
    expect(code.scrollWidth).toBe(code.clientWidth);
    await expect.element(page.getByRole('radio', { name: 'Allow once' })).toBeInViewport();
    await expect.element(page.getByRole('button', { name: 'Submit' })).toBeInViewport();
  });

  it('is scrolled by the keyboard alone', async () => {
    withStyles();
    const host = draw(<QuestionCard block={command(lines)} onSubmit={() => undefined} />);
    await userEvent.tab();
    const code = part(host, 'code');
    expect(document.activeElement).toBe(code);
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => {
      expect(code.scrollTop).toBeGreaterThan(0);
    });
  });

  it('is one line of its receipt, and whole in the fold', () => {
    withStyles();
    const outcome = { action: 'decline' } as const;
    const host = draw(<Receipt block={command(lines)} outcome={outcome} />);
    const line = part(host, 'receipt-code').getBoundingClientRect();
    expect(line.height).toBeLessThan(30);
    expect(line.right).toBeLessThanOrEqual(part(host, 'card').getBoundingClientRect().right);
    expect(part(host, 'code').textContent).toBe(lines);
  });
});

it('a command reads from left to right on a page that does not', () => {
  withStyles('rtl');
  const host = draw(
    <QuestionCard block={command('ls \u202E/etc ; rm -rf ./x')} onSubmit={() => undefined} />,
  );
  const code = part(host, 'code');
  const { direction, unicodeBidi } = getComputedStyle(code);
  expect([direction, unicodeBidi]).toEqual(['ltr', 'isolate']);
  const [first, last] = [0, code.textContent.length - 1].map((at) => {
    const range = document.createRange();
    range.setStart(code.firstChild!, at);
    range.setEnd(code.firstChild!, at + 1);
    return range.getBoundingClientRect().left;
  });
  expect(first).toBeLessThan(last!);
});

describe('the plan card', () => {
  it('sends a typed adjustment by Enter, and nothing by Enter in an empty one', async () => {
    const onSubmit = vi.fn();
    draw(<QuestionCard block={plan} onSubmit={onSubmit} />);
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('smaller steps{Enter}');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { adjustment: { answers: ['smaller steps'] } },
    });
  });

  it('sends the plan by a click, alone', async () => {
    const onSubmit = vi.fn();
    draw(<QuestionCard block={plan} onSubmit={onSubmit} />);
    await userEvent.click(page.getByRole('radio'));
    const [response] = onSubmit.mock.calls[0] as [{ answers: object }];
    expect(response.answers).toEqual({ implement: { answers: ['是，执行此计划'] } });
  });
});
