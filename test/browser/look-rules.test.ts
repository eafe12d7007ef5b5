import { afterEach, describe, expect, it } from 'vitest';
import styles from '../../src/styles/index.css?inline';
import { selectorsOf, specificity } from './specificity.js';

const sheet = document.createElement('style');
sheet.textContent = styles;

afterEach(() => {
  sheet.remove();
});

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSKeyframesRule) return [];
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

function read(): CSSStyleRule[] {
  document.head.append(sheet);
  return styleRules(sheet.sheet?.cssRules ?? new CSSRuleList());
}

describe('the weight of the stylesheet', () => {
  it.each([
    ['[a][b]', [2, 0]],
    ["[a='x'][b]:where(:hover)", [2, 0]],
    [':where([a]:has(:focus, p)) > [b][c]', [2, 0]],
    ['[a]:has(> :focus-visible)', [2, 0]],
    ['[a]:lang(zh)', [2, 0]],
    ['button[a]', [1, 1]],
    ['[a]::before', [1, 1]],
  ] as const)('of %s is counted right', (selector, weight) => {
    expect(specificity(selector)).toEqual(weight);
  });

  it('is exactly that of two attributes everywhere, so that no reset wins and one more class does', () => {
    const selectors = read().flatMap(({ selectorText }) => selectorsOf(selectorText));
    expect(selectors.length).toBeGreaterThan(60);
    const others = selectors.filter((selector) => {
      const [attributes, elements] = specificity(selector);
      return selector !== ':where(:root)' && (attributes !== 2 || elements !== 0);
    });
    expect(others).toEqual([]);
  });

  it('speaks of our own parts only', () => {
    const selectors = read().flatMap(({ selectorText }) => selectorsOf(selectorText));
    const foreign = selectors.filter(
      (selector) => !/\[data-chat-form\b/.test(selector.replace(/:where\(.*?\)/g, '')),
    );
    expect(foreign).toEqual([':where(:root)']);
  });

  it('uses physical sides nowhere, so that right-to-left pages mirror', () => {
    expect(styles).not.toMatch(/(?:margin|padding|border|inset)-(?:left|right)|text-align:\s*(?:left|right)/);
  });
});
