import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blockFromElicitation } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import styles from '../../src/styles/index.css?inline';
import allCases from '../fixtures/cases.json' with { type: 'json' };
import { choiceAndNote, oneChoice } from '../react/support/blocks.js';
import { draw } from './support/draw.js';

const answersOf = (onSubmit: ReturnType<typeof vi.fn>) =>
  onSubmit.mock.calls.map(([response]) => (response as { answers: unknown }).answers);
const answered = [{ target: { answers: ['production'] }, note: { answers: ['x'] } }];

function withCss(...sheets: string[]) {
  for (const css of sheets) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    onTestFinished(() => style.remove());
  }
}

/** All that is drawn of an element; the library's variables on the root change nothing by themselves. */
function lookOf(element: Element): string[] {
  const style = getComputedStyle(element);
  return [...style]
    .filter((name) => !name.startsWith('--'))
    .map((name) => `${name}: ${style.getPropertyValue(name)}`);
}

function blockOfCase(id: string) {
  const cases = allCases as unknown as { id: string; input: { request: unknown; hostCss?: string } }[];
  const { input } = cases.find((one) => one.id === id)!;
  const read = blockFromElicitation(input.request, { requestId: 1, serverName: 'Plugin' });
  if (!read.ok) throw new Error(id);
  return { block: read.block, hostCss: input.hostCss ?? '' };
}

describe('a card', () => {
  it('works inside a shadow tree: keys, focus and receipt', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const shadow = host.attachShadow({ mode: 'open' });
    const onSubmit = vi.fn();
    draw(<QuestionCard block={choiceAndNote} autoFocus onSubmit={onSubmit} />, shadow);
    expect(shadow.activeElement?.getAttribute('aria-label')).toBe('Question from Deploy');
    await userEvent.keyboard('2{Tab}{Tab}x{Enter}');
    expect(answersOf(onSubmit)).toEqual(answered);
    expect(shadow.activeElement?.getAttribute('data-phase')).toBe('answered');
  });

  it('works in an iframe that a portal draws into', async () => {
    const onSubmit = vi.fn();
    function Framed() {
      const [body, setBody] = useState<HTMLElement | null>(null);
      return (
        <>
          <iframe title="frame" ref={(frame) => setBody(frame?.contentDocument?.body ?? null)} />
          {body && createPortal(<QuestionCard block={choiceAndNote} onSubmit={onSubmit} />, body)}
        </>
      );
    }
    const host = draw(<Framed />);
    const frame = host.querySelector('iframe')!;
    const inside = () => frame.contentDocument!;
    await vi.waitFor(() => expect(inside().querySelector('[role="radio"]')).not.toBeNull());
    inside().querySelector<HTMLElement>('[role="radio"]')!.focus();
    await userEvent.keyboard('{ArrowDown}{Tab}x{Enter}');
    expect(answersOf(onSubmit)).toEqual(answered);
    expect(inside().activeElement?.getAttribute('data-phase')).toBe('answered');
  });

  it('comes to life from server HTML without a word, and answers', async () => {
    const complain = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const onSubmit = vi.fn();
    const onRecoverableError = vi.fn();
    const card = <QuestionCard block={choiceAndNote} onSubmit={onSubmit} />;
    const host = document.createElement('div');
    host.innerHTML = renderToString(card);
    document.body.append(host);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toContain('Staging');
    const root = flushSync(() => hydrateRoot(host, card, { onRecoverableError }));
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    await userEvent.keyboard('{ArrowDown}{Tab}x{Enter}');
    await vi.waitFor(() => expect(answersOf(onSubmit)).toEqual(answered));
    expect(onRecoverableError).not.toHaveBeenCalled();
    for (const spy of complain) expect(spy).not.toHaveBeenCalled();
  });

  it('is chosen by one click of a mouse and by one touch, on its label too', async () => {
    const onSubmit = vi.fn();
    draw(<QuestionCard block={oneChoice} onSubmit={onSubmit} />);
    await userEvent.click(page.getByText('Production'));
    expect(answersOf(onSubmit)).toEqual([{ target: { answers: ['production'] } }]);
  });

  it('and the one that comes after it: a double click answers the first alone', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    function Chat() {
      const [isFirst, setFirst] = useState(true);
      const onSubmit = () => {
        first();
        setFirst(false);
      };
      return isFirst ? (
        <QuestionCard key="1" block={oneChoice} onSubmit={onSubmit} />
      ) : (
        <QuestionCard key="2" block={{ ...oneChoice, requestId: 2 }} onSubmit={second} />
      );
    }
    draw(<Chat />);
    await userEvent.dblClick(page.getByRole('radio', { name: 'Production' }));
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });
});

describe('the collected cases that need a layout', () => {
  it('global-css-leak: the card can be used on a page with rude rules, and leaves that page alone', async () => {
    const { block, hostCss } = blockOfCase('global-css-leak');
    const bystander = document.createElement('button');
    bystander.textContent = 'Elsewhere';
    document.body.append(bystander);
    onTestFinished(() => bystander.remove());
    withCss(hostCss);
    const before = lookOf(bystander);
    withCss(styles);
    const onSubmit = vi.fn();
    draw(<QuestionCard block={block} onSubmit={onSubmit} />);
    expect(lookOf(bystander)).toEqual(before);
    await userEvent.click(page.getByRole('radio', { name: 'Production' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('layout-tall-card: in a panel of 400 pixels the actions are in reach of mouse and keyboard', async () => {
    const { block } = blockOfCase('layout-tall-card');
    withCss(styles);
    const onSubmit = vi.fn();
    draw(
      <div style={{ height: '400px', width: '320px', overflow: 'auto', display: 'grid' }} data-panel="">
        <QuestionCard block={block} onSubmit={onSubmit} onCancel={vi.fn()} />
      </div>,
    );
    const submit = page.getByRole('button', { name: 'Submit' });
    page.getByRole('radio', { name: 'A' }).elements()[11]!.focus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(submit.element());
    const panel = document.querySelector('[data-panel]')!.getBoundingClientRect();
    const box = submit.element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(panel.bottom + 1);
    expect(box.top).toBeGreaterThanOrEqual(panel.top);
    await userEvent.click(submit);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
