// @vitest-environment node
import fc from 'fast-check';
import { domainToUnicode } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { inspectUrl } from '../../../src/core/index.js';
import { decodeHost } from '../../../src/core/url/decodeHost.js';

function parts(text: string) {
  const read = inspectUrl(text);
  if (!read.ok) throw new Error(`${text}: ${read.code}`);
  return read.url;
}

it('takes an address apart', () => {
  expect(inspectUrl('https://login.example.com:8443/oauth/start?state=a%20b#top')).toEqual({
    ok: true,
    url: {
      whole: 'https://login.example.com:8443/oauth/start?state=a%20b#top',
      scheme: 'https',
      host: 'login.example.com',
      unicodeHost: 'login.example.com',
      port: '8443',
      path: '/oauth/start',
      query: '?state=a%20b',
      fragment: '#top',
      warnings: ['port'],
    },
  });
});

it.each<[what: string, text: string, host: string, warnings: string[]]>([
  ['an ordinary address', 'https://example.com/', 'example.com', []],
  ['an address in capitals', 'HTTPS://EXAMPLE.COM/A', 'example.com', []],
  ["a scheme's own port", 'https://example.com:443/', 'example.com', []],
  ['a name ending in a dot', 'https://example.com./', 'example.com.', []],
  ['no encryption', 'http://example.com/', 'example.com', ['http']],
  ['another port', 'https://example.com:8080', 'example.com', ['port']],
  ['a name that reads as a host', 'https://github.com@evil.example/', 'evil.example', ['userinfo']],
  ['a name with a password', 'https://me:secret@example.com/', 'example.com', ['userinfo']],
  ['an IPv4 address', 'https://192.0.2.7/', '192.0.2.7', ['ip']],
  ['an IPv4 address as one number', 'https://2130706433/', '127.0.0.1', ['ip', 'disguised']],
  ['an IPv4 address in hexadecimal', 'https://0x7f.1/', '127.0.0.1', ['ip', 'disguised']],
  ['an IPv4 address in octal', 'https://0177.0.0.1/', '127.0.0.1', ['ip', 'disguised']],
  ['an IPv4 address with parts left out', 'https://127.1/', '127.0.0.1', ['ip', 'disguised']],
  ['an IPv6 address', 'https://[2001:DB8::1]/', '[2001:db8::1]', ['ip']],
  ['Cyrillic letters that look Latin', 'https://аррӏе.com/', 'xn--80ak6aa92e.com', ['punycode']],
  ['the same in Punycode', 'https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com', ['punycode']],
  [
    'one Cyrillic letter among Latin ones',
    'https://pаypal.com/',
    'xn--pypal-4ve.com',
    ['punycode', 'mixed_scripts'],
  ],
  [
    'Japanese, which mixes by nature',
    'https://例えテスト.example/',
    'xn--r8jwmjbj5840b.example',
    ['punycode'],
  ],
  ['full-width letters', 'https://ｅxample.com/', 'example.com', ['disguised']],
  ['a zero-width space in the host', 'https://exam\u200bple.com/', 'example.com', ['disguised']],
  ['a percent-encoded host', 'https://%65xample.com/', 'example.com', ['disguised']],
  ['backslashes', 'https:\\\\example.com\\a', 'example.com', ['disguised']],
  ['a tab', 'https://exa\tmple.com/', 'example.com', ['disguised']],
  ['no slashes', 'https:example.com', 'example.com', ['disguised']],
  ['an override of the direction', 'https://example.com/\u202egpj.exe', 'example.com', ['disguised']],
  ['a very long path', `https://example.com/${'a'.repeat(400)}`, 'example.com', ['long']],
  [
    'everything at once',
    'http://bank.example@2130706433:81/',
    '127.0.0.1',
    ['http', 'userinfo', 'ip', 'disguised', 'port'],
  ],
])('says what is odd about %s', (_what, text, host, warnings) => {
  const url = parts(text);
  expect([url.host, url.warnings]).toEqual([host, warnings]);
});

it('writes the host out as a person reads it, beside the one the browser goes to', () => {
  expect(parts('https://xn--fa-hia.de/')).toMatchObject({ host: 'xn--fa-hia.de', unicodeHost: 'faß.de' });
  expect(parts('https://例え.テスト/')).toMatchObject({
    host: 'xn--r8jz45g.xn--zckzah',
    unicodeHost: '例え.テスト',
  });
});

it('shows nothing that hides or reorders: the whole address is ASCII', () => {
  const { whole } = parts('https://example.com/\u202egpj.exe?\u2066a=你好#\u200b');
  expect(whole).toBe('https://example.com/%E2%80%AEgpj.exe?%E2%81%A6a=%E4%BD%A0%E5%A5%BD#%E2%80%8B');
});

it.each([
  ['', 'unreadable'],
  ['example.com', 'unreadable'],
  ['/login', 'unreadable'],
  ['https://', 'unreadable'],
  ['https://a b.example/', 'unreadable'],
  ['https://exa\u202emple.com/', 'unreadable'],
  ['https://example.com:99999/', 'unreadable'],
  ['javascript:alert(1)', 'scheme'],
  [' java\nscript:alert(1)', 'scheme'],
  ['data:text/html,<b>hi</b>', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['blob:https://example.com/1', 'scheme'],
  ['vscode://open', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  [`https://example.com/${'a'.repeat(9_000)}`, 'limit'],
  [`https://example.com/${'你'.repeat(1_000)}`, 'limit'],
])('does not open %.40s: %s', (text, code) => {
  expect(inspectUrl(text)).toEqual({ ok: false, code });
});

it('goes nowhere', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  inspectUrl('https://example.com/');
  expect(fetched).not.toHaveBeenCalled();
});

it('reads any text without a throw, and opens nothing but the web', () => {
  const schemes = fc.constantFrom('https://', 'http://', 'https:\\\\', 'javascript:', '', 'HTTP:/');
  const hosts = fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.ipV6(), fc.integer().map(String));
  fc.assert(
    fc.property(schemes, hosts, fc.string({ unit: 'binary' }), (scheme, host, rest) => {
      const read = inspectUrl(scheme + host + rest);
      if (!read.ok) return;
      expect(read.url.whole).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
      expect(new URL(read.url.whole).hostname).toBe(read.url.host);
      // Inspecting what was inspected finds the same place, and nothing disguised any more.
      expect(parts(read.url.whole)).toMatchObject({ host: read.url.host, whole: read.url.whole });
    }),
  );
});

describe('decodeHost', () => {
  it.each([
    'xn--80ak6aa92e.com',
    'xn--r8jz45g.xn--zckzah',
    'xn--fa-hia.de',
    'xn--ls8h.la',
    'www.xn--mnchen-3ya.example',
    'xn--0zwm56d.xn--fiqs8s',
    'xn--mgbh0fb.xn--kgbechtv',
    'example.com',
  ])('writes %s as Node does', (host) => {
    expect(decodeHost(host)).toBe(domainToUnicode(host));
  });

  it.each(['xn--', 'xn--a', 'xn--99999999', 'xn--zzzzzzzzzzzzzzzzzz', 'xn--\u00e9', '.xn--.', ''])(
    'leaves %j as it is',
    (host) => {
      expect(decodeHost(host)).toBe(host);
    },
  );

  it('agrees with Node about any name of letters', () => {
    const letters = fc.array(fc.constantFrom(...Array.from('aäßжя你好안녕テ-1')), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, (label) => {
        let host: string;
        try {
          host = new URL(`https://${label.join('')}.example`).hostname;
        } catch {
          return;
        }
        expect(decodeHost(host)).toBe(domainToUnicode(host));
      }),
    );
  });
});
