import { describe, expect, it } from 'vitest';
import { blockFromElicitation, mcp, wework } from '../../src/core/index.js';
import { QuestionCard, Receipt } from '../../src/index.js';
import styles from '../../src/styles/index.css?inline';
import { RequestUserInputCard, RequestUserInputSummary } from '../../src/wework/index.js';
import mapping from '../../stories/wework/mapping.css?raw';
import tokens from '../../stories/wework/tokens.css?raw';
import everything from '../fixtures/everything/form-all-kinds.json' with { type: 'json' };
import { preflight } from '../fixtures/preflight.js';
import {
  answered,
  commandApproval,
  native,
  planWithoutIds,
  severalQuestions,
} from '../fixtures/wework/blocks.js';
import { differences, looksOf } from './support/looksOf.js';

/** Rude rules seen on real pages. */
const RUDE = `button { width: 100%; text-transform: uppercase; letter-spacing: 2px; float: left }
  * { box-sizing: content-box } p, dl, dd, ul { margin: 40px; padding: 7px } svg { vertical-align: top }
  label { display: inline; font-weight: 900 } textarea, input { height: 80px; background: yellow }`;

const PAGES = {
  'Tailwind 3': preflight.tailwind3,
  'Tailwind 4': preflight.tailwind4,
  'rules for buttons, labels and lists': RUDE,
};

function block(profile = mcp) {
  const read = blockFromElicitation(everything.message.params, {
    profile,
    requestId: 7,
    serverName: 'everything',
  });
  if (!read.ok) throw new Error('The fixture cannot be drawn, so there is nothing to look at.');
  return read.block;
}

/** Our style sheet on a page with rules of its own, loaded before or after it. */
const sheets = (pageCss: string, order: 'before' | 'after') =>
  order === 'before' ? [pageCss, styles] : [styles, pageCss];

const cards = (
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
  </>
);

describe('a card looks the same', () => {
  const bare = looksOf(cards, [styles]);

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
    expect(differences(looksOf(cards, sheets(css, order)), bare)).toEqual([]);
  });
});

describe('in Wework’s place, with its tokens,', () => {
  const handlers = { onSubmit: () => undefined, onIgnore: () => undefined };
  const pending = [severalQuestions, native, commandApproval, planWithoutIds];
  const place = (theme: 'light' | 'dark') => (
    <div className="ww" data-theme={theme}>
      {pending.map(({ id, renderPayload }) => (
        <RequestUserInputCard key={id} payload={renderPayload} {...handlers} />
      ))}
      <RequestUserInputSummary payload={answered[0]?.renderPayload} />
    </div>
  );
  const host = `${tokens}\n${mapping}`;

  it.each(['light', 'dark'] as const)('cards look the same under Tailwind 3’s reset, in %s', (theme) => {
    const bare = looksOf(place(theme), [styles, host]);
    expect(bare.length).toBeGreaterThan(120);
    for (const order of ['before', 'after'] as const) {
      const looks = looksOf(place(theme), [...sheets(preflight.tailwind3, order), host]);
      expect(differences(looks, bare)).toEqual([]);
    }
  });

  it('cards wear the tokens, in light and in dark', () => {
    const submit = (theme: 'light' | 'dark') => {
      const looks = looksOf(place(theme), [preflight.tailwind3, styles, host]);
      const card = looks.find(({ part }) => part === 'card');
      const button = looks.filter(({ part }) => part === 'action')[1];
      return [card?.['background-color'], card?.['border-top-left-radius'], button?.['background-color']];
    };
    expect(submit('light')).toEqual(['rgb(255, 255, 255)', '20px', 'rgb(20, 116, 106)']);
    expect(submit('dark')).toEqual(['rgb(30, 31, 34)', '20px', 'rgb(92, 201, 187)']);
  });
});
