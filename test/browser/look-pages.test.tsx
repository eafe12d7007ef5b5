import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import tailwind4 from 'tailwindcss/preflight.css?raw';
import tailwind3 from 'tailwindcss-3/src/css/preflight.css?raw';
import { describe, expect, it } from 'vitest';
import { blockFromElicitation, mcp, wework } from '../../src/core/index.js';
import { QuestionCard, Receipt } from '../../src/index.js';
import styles from '../../src/styles/index.css?inline';
import everything from '../fixtures/everything/form-all-kinds.json' with { type: 'json' };

/** Rude rules seen on real pages. */
const RUDE = `button { width: 100%; text-transform: uppercase; letter-spacing: 2px; float: left }
  * { box-sizing: content-box } p, dl, dd, ul { margin: 40px; padding: 7px } svg { vertical-align: top }
  label { display: inline; font-weight: 900 } textarea, input { height: 80px; background: yellow }`;

const PAGES = {
  'Tailwind 3': withoutTheme(tailwind3),
  'Tailwind 4': withoutTheme(tailwind4),
  'rules for buttons, labels and lists': RUDE,
};

/** Tailwind's build puts its theme in place of these calls; the fallback is what it puts by default. */
function withoutTheme(css: string): string {
  return css.replace(/(?:theme|--theme)\(\s*[^,()]+(?:\([^)]*\))?,\s*((?:[^()]|\([^()]*\))+?)\s*\)/g, '$1');
}

function block(profile = mcp) {
  const read = blockFromElicitation(everything.message.params, {
    profile,
    requestId: 7,
    serverName: 'everything',
  });
  if (!read.ok) throw new Error('The fixture cannot be drawn, so there is nothing to look at.');
  return read.block;
}

/** Every computed style and box of every part, on a page with the given rules before and after ours. */
function drawn(pageCss: string, order: 'before' | 'after'): Record<string, string>[] {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 700px; height: 900px; border: 0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document, so there is nothing to draw into.');
  const sheets = order === 'before' ? [pageCss, styles] : [styles, pageCss];
  page.head.innerHTML = sheets.map((css) => `<style>${css}</style>`).join('');
  page.body.innerHTML = '<div style="font: 16px/1.5 sans-serif; position: absolute; inset: 8px"></div>';
  const root = createRoot(page.body.firstElementChild as HTMLElement);
  flushSync(() => {
    root.render(
      <>
        <QuestionCard block={block()} onSubmit={() => undefined} onCancel={() => undefined} />
        <QuestionCard
          block={{ ...block(wework), requestId: 8 }}
          onSubmit={() => undefined}
          onDecline={() => undefined}
        />
        <Receipt
          block={block()}
          outcome={{ action: 'accept', response: { answers: { name: { answers: ['Ada'] } } }, sources: {} }}
        />
      </>,
    );
  });
  const parts = [...page.querySelectorAll<HTMLElement>('[data-chat-form]')].map((part) =>
    stylesOf(part, frame),
  );
  root.unmount();
  frame.remove();
  return parts;
}

function stylesOf(part: HTMLElement, frame: HTMLIFrameElement): Record<string, string> {
  const computed = frame.contentWindow?.getComputedStyle(part);
  const { x, y, width, height } = part.getBoundingClientRect();
  const held = [...(computed ?? [])]
    .filter((name) => !name.startsWith('--') && !IGNORED.has(name))
    .map((name) => [name, computed?.getPropertyValue(name) ?? ''] as const);
  return {
    part: part.dataset['chatForm'] ?? '',
    box: [x, y, width, height].join(' '),
    ...Object.fromEntries(held),
  };
}

/** What a page may set without anybody seeing it in the card. */
const IGNORED = new Set([
  'tab-size',
  '-webkit-tap-highlight-color',
  'font-feature-settings',
  'font-variation-settings',
]);

describe('a card looks the same', () => {
  const bare = drawn('', 'before');

  it('and there is something to compare', () => {
    expect(bare.length).toBeGreaterThan(200);
    expect(bare.find(({ part }) => part === 'option')?.['border-top-left-radius']).toBe('8px');
  });

  it.each(
    Object.entries(PAGES).flatMap(
      ([name, css]) =>
        [
          [name, 'before', css],
          [name, 'after', css],
        ] as const,
    ),
  )('on a page with %s loaded %s it', (_name, order, css) => {
    const differences = drawn(css, order).flatMap((part, index) =>
      Object.keys(part)
        .filter((name) => part[name] !== bare[index]?.[name])
        .map((name) => `${part['part'] ?? ''}: ${name} ${part[name] ?? ''} ≠ ${bare[index]?.[name] ?? ''}`),
    );
    expect([...new Set(differences)].slice(0, 20)).toEqual([]);
  });
});
