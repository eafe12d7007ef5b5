// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { adviceText, configIssuesFor, manifestAdviceFor } from '../../src/messages/index.js';

const HAN = /\p{Script=Han}/u;
const en = manifestAdviceFor('en');
const zh = manifestAdviceFor('zh-CN');
const facts = { key: 'k', field: 'f', value: 'v', reason: 'bare', type: 't', expected: 'text', limit: 2 };

describe('advice on manifests', () => {
  it('has the same codes in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en))(
    '%s says what is the matter and what to do, with its facts and without',
    (code) => {
      for (const params of [facts, {}, { meant: 'kind' }]) {
        const issue = { path: [], code, params };
        const [english, chinese] = [adviceText(en, issue)!, adviceText(zh, issue)!];
        for (const text of [english.text, english.advice]) expect(text).not.toMatch(HAN);
        for (const text of [chinese.text, chinese.advice]) expect(text).toMatch(HAN);
        expect(english.text).toMatch(/[.?)]$/);
      }
    },
  );

  it('asks whether a near name was meant', () => {
    const issue = { path: ['kind'], code: 'kind_unknown', params: { value: 'Tool', meant: 'tool' } };
    expect(adviceText(en, issue)?.advice).toBe('Did you mean “tool”?');
    expect(adviceText(zh, issue)?.advice).toBe('是否想写“tool”？');
  });
});

describe('issues of a config', () => {
  const [english, chinese] = [configIssuesFor('en'), configIssuesFor('zh-CN')];
  it('have the same codes in both languages', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english))('%s is English in one and Chinese in the other', (code) => {
    for (const params of [
      { limit: 2, expected: 'string' },
      { limit: 1, expected: ['array', 'null'] },
    ]) {
      expect(english[code]?.(params)).not.toMatch(HAN);
      expect(chinese[code]?.(params)).toMatch(HAN);
    }
  });
});
