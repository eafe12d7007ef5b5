// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  blockFromElicitation,
  checkAnswers,
  initialAnswers,
  mcp,
  readBlock,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import { response } from '../support.js';

const profile = { ...mcp, urlMode: true };
const request = {
  mode: 'url',
  message: 'Sign in to go on',
  url: 'https://login.example.com/start?state=1',
  elicitationId: 'e-1',
};

function blockOf(params: unknown, waitsForDone?: boolean) {
  const read = blockFromElicitation(params, { profile, requestId: 0, connection: 'c', waitsForDone });
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.block;
}

describe('a URL request', () => {
  it.each([wework, { ...mcp, urlMode: false }])(
    'is declined while the profile does not draw it',
    (closed) => {
      expect(blockFromElicitation(request, { profile: closed })).toEqual({
        ok: false,
        result: { action: 'decline', content: null, _meta: null },
        reason: 'mode',
        issues: [{ path: ['mode'], code: 'unsupported' }],
      });
      expect(resultFromAnswers(request, response({}), { profile: closed }).action).toBe('decline');
    },
  );

  it('is a block with an address and no questions', () => {
    const block = blockOf(request);
    expect(block).toMatchObject({
      requestId: 0,
      message: 'Sign in to go on',
      url: 'https://login.example.com/start?state=1',
      elicitationId: 'e-1',
      questions: [],
    });
    expect(initialAnswers(block, profile)).toEqual({});
  });

  it('survives JSON as it is', () => {
    for (const block of [blockOf(request), blockOf(request, true)])
      expect(readBlock(JSON.parse(JSON.stringify(block)))).toEqual({ ok: true, value: block, issues: [] });
  });

  it('asks nothing that stands beside it', () => {
    const requestedSchema = { type: 'object', properties: { password: { type: 'string' } } };
    expect(blockOf({ ...request, requestedSchema }).questions).toEqual([]);
  });

  it('is answered by opening it where the server tells of the end itself, and by being done where it does not', () => {
    const { elicitationId: _id, ...modern } = request;
    expect(blockOf(request).waitsForDone).toBeUndefined();
    expect(blockOf(modern).waitsForDone).toBe(true);
    expect(blockOf(request, true).waitsForDone).toBe(true);
    expect(blockOf(modern, false).waitsForDone).toBeUndefined();
  });

  it.each<[string, unknown, string, object]>([
    ['no address', undefined, 'schema', { code: 'missing' }],
    ['an address that is no text', { href: 'https://example.com' }, 'schema', { code: 'wrong_type' }],
    ['a script', 'javascript:alert(1)', 'schema', { code: 'unsupported', params: { why: 'scheme' } }],
    ['a file', 'file:///etc/passwd', 'schema', { code: 'unsupported', params: { why: 'scheme' } }],
    ['half an address', 'example.com', 'schema', { code: 'unsupported', params: { why: 'unreadable' } }],
    ['an endless address', `https://e.com/${'a'.repeat(9000)}`, 'limit', { code: 'limit' }],
  ])('with %s is declined', (_what, url, reason, issue) => {
    const params = url === undefined ? { mode: 'url', message: 'x' } : { ...request, url };
    expect(blockFromElicitation(params, { profile })).toMatchObject({
      ok: false,
      result: { action: 'decline' },
      reason,
      issues: [{ path: ['url'], ...issue }],
    });
    expect(resultFromAnswers(params, response({}), { profile }).action).toBe('decline');
  });

  it('under wework manners is the same block', () => {
    const manners = { ...wework, urlMode: true };
    expect(blockFromElicitation(request, { profile: manners })).toMatchObject({
      ok: true,
      block: { url: request.url, questions: [] },
    });
    expect(resultFromAnswers(request, response({}), { profile: manners }).action).toBe('accept');
  });

  it('accepts without content, whatever the response holds, and cancels without a response', () => {
    for (const answers of [{}, { password: 'hunter2' }])
      expect(
        resultFromAnswers(request, response(answers), { profile, sources: { password: 'typed' } }),
      ).toEqual({ action: 'accept', content: null, _meta: null });
    expect(resultFromAnswers(request, null, { profile })).toEqual({
      action: 'cancel',
      content: null,
      _meta: null,
    });
    expect(checkAnswers(request, response({}), { profile })).toEqual([]);
  });
});
