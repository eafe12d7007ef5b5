import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningHost } from './startHost.js';
import { startHost } from './startHost.js';

let host: RunningHost;
let port: number;
let own: OutgoingHttpHeaders;

beforeAll(async () => {
  host = await startHost();
  port = Number(new URL(host.origin).port);
  own = {
    Origin: host.origin,
    Authorization: `Bearer ${host.token}`,
    'Content-Type': 'application/json',
  };
});
afterAll(async () => {
  await host.stop();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

function send(
  method: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const post = (path: string, body: string, headers: OutgoingHttpHeaders = {}) =>
  send('POST', path, { ...own, ...headers }, body);

describe('who may ask', () => {
  it.each(['evil.example', '127.0.0.1', '127.0.0.1:1', 'evil.example:80@127.0.0.1'])(
    'refuses the host %s',
    async (name) => {
      expect((await send('GET', '/', { Host: name })).status).toBe(403);
    },
  );

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('refuses the origin %s', async (Origin) => {
    expect((await send('GET', '/', { Origin })).status).toBe(403);
    expect((await post('/api/say', '{"text":"x"}', { Origin })).status).toBe(403);
  });

  it('refuses a command without an origin', async () => {
    const { Origin: _origin, ...headers } = own;
    expect((await send('POST', '/api/say', headers, '{"text":"x"}')).status).toBe(403);
  });

  it.each(['', 'Bearer', 'Bearer wrong', 'Basic abc'])('refuses the token %j', async (Authorization) => {
    expect((await post('/api/say', '{"text":"x"}', { Authorization })).status).toBe(401);
    expect((await send('GET', '/api/events', { Authorization })).status).toBe(401);
  });

  it('refuses a token in the address', async () => {
    expect((await send('GET', `/api/events?token=${host.token}`)).status).toBe(401);
  });

  it('listens on the loopback interface only', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      const refused = new Promise((resolve) => {
        createConnection({ host: address, port })
          .once('connect', () => resolve(false))
          .once('error', () => resolve(true));
      });
      expect(await refused).toBe(true);
    }
  });

  it('prints its token once and never serves it', async () => {
    expect(host.output().split(host.token)).toHaveLength(2);
    const { body } = await send('GET', '/');
    expect(body).not.toContain(host.token);
  });
});

describe('what may be asked', () => {
  it.each([
    ['GET', '/api/say', 405],
    ['POST', '/api/events', 405],
    ['POST', '/', 405],
    ['POST', '/api/unknown', 404],
    ['POST', '/api/constructor', 404],
    ['GET', '/missing', 404],
    ['GET', '/../server.mjs', 404],
    ['GET', '/%2e%2e/server.mjs', 404],
  ])('%s %s is %i', async (method, path, status) => {
    expect((await send(method, path, own, method === 'POST' ? '{}' : undefined)).status).toBe(status);
  });

  it.each([
    ['a form', '/api/say', 'text=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '/api/say', '{"text":"x"}', { 'Content-Type': 'text/plain' }, 415],
    ['broken JSON', '/api/say', '{"text":', {}, 400],
    ['a list', '/api/say', '[]', {}, 400],
    ['a blank message', '/api/say', '{"text":" "}', {}, 400],
    ['too much', '/api/say', JSON.stringify({ text: 'x'.repeat(2_000_000) }), {}, 413],
    ['an unknown tool', '/api/call', '{"tool":"toString","arguments":{}}', {}, 404],
    ['arguments that are no object', '/api/call', '{"tool":"choose_target","arguments":[]}', {}, 400],
    ['no outcome', '/api/answer', '{"key":"question-1","outcome":{"action":"maybe"}}', {}, 400],
    [
      'answers that are no texts',
      '/api/answer',
      '{"key":"question-1","outcome":{"action":"accept","response":{"answers":{"a":{"answers":[1]}}}}}',
      {},
      400,
    ],
    ['an unknown question', '/api/answer', '{"key":"question-9","outcome":{"action":"decline"}}', {}, 404],
    ['an unknown call', '/api/stop', '{"id":99}', {}, 404],
  ])('refuses %s', async (_name, path, body, headers, status) => {
    expect((await post(path, body, headers)).status).toBe(status);
  });

  it('does not hang on a body that promises more than it sends', async () => {
    const answer = send('POST', '/api/say', { ...own, 'Content-Length': 5_000_000 }, undefined);
    expect((await answer).status).toBe(413);
  });
});

it('serves a page without inline scripts, under a policy that forbids them', async () => {
  const { status, headers, body } = await send('GET', '/');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(body).not.toMatch(/<script(?![^>]* src=)/);
  expect(body).not.toMatch(/<style|style=/);
});
