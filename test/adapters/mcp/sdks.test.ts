// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ElicitationHandlerOptions } from '../../../src/adapters/mcp/index.js';
import { createElicitationHandler } from '../../../src/adapters/mcp/index.js';
import type { Outcome, QuestionQueue } from '../../../src/core/index.js';
import { createQuestionQueue, mcp } from '../../../src/core/index.js';
import type { Line } from './links.js';
import { lines } from './links.js';

const target = {
  mode: 'form',
  message: '请选择发布目标',
  requestedSchema: {
    type: 'object',
    properties: {
      target: {
        type: 'string',
        title: '发布目标',
        description: '选择本次发布的目标环境。',
        oneOf: [
          { const: 'staging', title: 'Staging' },
          { const: 'production', title: 'Production' },
        ],
      },
    },
    required: ['target'],
  },
};

async function start(line: Line, options?: ElicitationHandlerOptions) {
  const queue = createQuestionQueue();
  const handler = createElicitationHandler(queue.ask, options);
  return { queue, handler, link: await line.connect(handler) };
}

async function opened(queue: QuestionQueue, count = 1) {
  await expect.poll(() => queue.getSnapshot().open.length).toBe(count);
  return queue.getSnapshot().open;
}

function accept(answers: Record<string, string[]>): Outcome {
  const entries = Object.entries(answers).map(([id, texts]) => [id, { answers: texts }] as const);
  return { action: 'accept', response: { answers: Object.fromEntries(entries) }, sources: {} };
}

const withoutUrls = { ...mcp, urlMode: false };

describe.each(lines)('$name', (line) => {
  it('gives the server what the person chose', async () => {
    const { queue, link } = await start(line, { serverName: 'release-plugin' });
    const result = link.elicitInput(target);
    const [entry] = await opened(queue);
    expect(entry!.block).toMatchObject({
      serverName: 'release-plugin',
      message: '请选择发布目标',
      questions: [{ id: 'target', header: '发布目标', kind: 'choice' }],
    });
    queue.settle(entry!.key, accept({ target: ['production'] }));
    await expect(result).resolves.toEqual({ action: 'accept', content: { target: 'production' } });
  });

  it.each([
    ['a decline', { action: 'decline' }, { action: 'decline' }],
    ['a cancel', { action: 'cancel', reason: 'dismissed' }, { action: 'cancel' }],
    ['an expired question as a cancel', { action: 'cancel', reason: 'expired' }, { action: 'cancel' }],
  ] as const)('gives the server %s, without nulls', async (_name, outcome, expected) => {
    const { queue, link } = await start(line);
    const result = link.elicitInput(target);
    const [entry] = await opened(queue);
    queue.settle(entry!.key, outcome);
    await expect(result).resolves.toEqual(expected);
  });

  it('keeps the first request id, 0', async () => {
    const { queue, link } = await start(line);
    void link.elicit(target).catch(() => undefined);
    const [entry] = await opened(queue);
    expect(entry!.block.requestId).toBe(0);
  });

  it('closes the card when the server cancels', async () => {
    const { queue, link } = await start(line);
    await link.ping();
    const controller = new AbortController();
    const result = link.elicit(target, controller.signal).catch(() => 'cancelled by the server');
    const [entry] = await opened(queue);
    expect(entry!.block.requestId).toBe(1);
    controller.abort('no longer needed');
    await opened(queue, 0);
    expect(queue.getSnapshot().ended[0]!.outcome).toEqual({ action: 'cancel', reason: 'withdrawn' });
    expect(queue.settle(entry!.key, accept({ target: ['production'] }))).toBe(false);
    await expect(result).resolves.toBe('cancelled by the server');
  });

  it(`${line.cancelsIdZero ? 'closes' : 'cannot close'} the card when the very first request is cancelled`, async () => {
    const { queue, link } = await start(line);
    const controller = new AbortController();
    void link.elicit(target, controller.signal).catch(() => undefined);
    await opened(queue);
    controller.abort();
    await link.ping();
    await opened(queue, line.cancelsIdZero ? 0 : 1);
    await link.close();
    await opened(queue, 0);
  });

  it('closes the card when the connection ends', async () => {
    const { queue, link } = await start(line);
    void link.elicit(target).catch(() => undefined);
    await opened(queue);
    await link.close();
    await opened(queue, 0);
  });

  it('answers an undeclared mode with -32602', async () => {
    const { queue, link } = await start(line, { profile: withoutUrls });
    const url = { mode: 'url', message: 'Sign in', url: 'https://example.com/', elicitationId: 'e-1' };
    await expect(link.elicit(url)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('did not declare the elicitation mode "url"') as string,
    });
    expect(queue.getSnapshot().open).toEqual([]);
  });

  it('declines a declared mode that the profile does not draw', async () => {
    const { link } = await start(line, { modes: ['form', 'url'], profile: withoutUrls });
    const url = { mode: 'url', message: 'Sign in', url: 'https://example.com/', elicitationId: 'e-1' };
    await expect(link.elicit(url)).resolves.toEqual({ action: 'decline' });
  });

  it('leaves out an optional email left blank, so that the check of the server passes', async () => {
    const { queue, link } = await start(line);
    const result = link.elicitInput({
      message: 'Who?',
      requestedSchema: {
        type: 'object',
        properties: { name: { type: 'string' }, email: { type: 'string', format: 'email' } },
        required: ['name'],
      },
    });
    const [entry] = await opened(queue);
    queue.settle(entry!.key, accept({ name: ['Li'], email: [''] }));
    await expect(result).resolves.toEqual({ action: 'accept', content: { name: 'Li' } });
  });

  it('sends an accepted form that answers nothing as content {}', async () => {
    const { queue, link } = await start(line);
    const result = link.elicitInput({
      message: 'A note?',
      requestedSchema: { type: 'object', properties: { note: { type: 'string' } } },
    });
    const [entry] = await opened(queue);
    queue.settle(entry!.key, accept({}));
    await expect(result).resolves.toEqual({ action: 'accept', content: {} });
  });

  it('sees numeric enums, patterns and option descriptions, which strict registration strips', async () => {
    const { queue, link } = await start(line);
    const result = link.elicitInput({
      message: 'How many?',
      requestedSchema: {
        type: 'object',
        properties: {
          replicas: { type: 'number', enum: [1, 3, 5] },
          tag: { type: 'string', pattern: '^v' },
          tier: { type: 'string', oneOf: [{ const: 'a', title: 'A', description: 'The small one' }] },
        },
      },
    });
    const [entry] = await opened(queue);
    expect(entry!.block.questions).toMatchObject([
      { kind: 'choice', options: [{ label: '1' }, { label: '3' }, { label: '5' }] },
      { pattern: '^v' },
      { options: [{ description: 'The small one' }] },
    ]);
    queue.settle(entry!.key, accept({ replicas: ['3'], tag: ['v1'], tier: ['a'] }));
    await expect(result).resolves.toEqual({
      action: 'accept',
      content: { replicas: 3, tag: 'v1', tier: 'a' },
    });
  });

  it('keeps two requests at once apart when they are answered in reverse', async () => {
    const { queue, link } = await start(line);
    const first = link.elicit(target);
    const second = link.elicit(target);
    const [one, two] = await opened(queue, 2);
    queue.settle(two!.key, accept({ target: ['production'] }));
    queue.settle(one!.key, accept({ target: ['staging'] }));
    await expect(first).resolves.toMatchObject({ content: { target: 'staging' } });
    await expect(second).resolves.toMatchObject({ content: { target: 'production' } });
  });

  it('asks anew after a reconnect, although the ids start over', async () => {
    const { queue, handler, link } = await start(line, { connection: 'stdio' });
    const before = link.elicit(target);
    const [old] = await opened(queue);
    queue.settle(old!.key, accept({ target: ['production'] }));
    await before;
    await link.close();

    const again = await line.connect(handler);
    const after = again.elicit(target);
    const [fresh] = await opened(queue);
    expect([old!.block.requestId, fresh!.block.requestId]).toEqual([0, 0]);
    expect([old!.block.connection, fresh!.block.connection]).toEqual(['stdio', 'stdio#2']);
    queue.settle(fresh!.key, { action: 'decline' });
    await expect(after).resolves.toEqual({ action: 'decline' });
  });
});
