// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { checkFormat } from '../../../src/core/answers/checkFormat.js';

const FORMATS = ['email', 'uri', 'date', 'date-time'] as const;
type Format = (typeof FORMATS)[number];

/** What servers run on the answer. */
const ajv = new Ajv2020({ allErrors: false });
addFormats.default(ajv);
const judges = Object.fromEntries(
  FORMATS.map((format) => [format, ajv.compile<string>({ type: 'string', format })]),
) as unknown as Record<Format, (text: string) => boolean>;

const GOOD: Record<Format, readonly string[]> = {
  email: ['a@b.co', 'ada.lovelace+x@example.org', "o'hara@sub.example.co.uk", 'a_b-c@d-e.fr', '1@2.34'],
  uri: [
    'https://example.org',
    'http://example.org:8080/a/b?c=d&e=f#g',
    'https://user:pw@example.org/',
    'mailto:a@b.co',
    'urn:isbn:0451450523',
    'file:///etc/hosts',
    'http://127.0.0.1/',
    'http://[::1]:3000/',
    'http://[2001:db8::8a2e:370:7334]/x',
    'http://[1:2:3:4:5:6:7:8]',
    'https://example.org/%E4%B8%AD',
    'tel:+1-816-555-1212',
    'x-app:/do',
    'https://example.org?',
    'HTTP://EXAMPLE.ORG',
  ],
  date: ['2026-01-31', '2024-02-29', '2000-02-29', '1815-12-10'],
  'date-time': [
    '2026-01-31T09:00:00Z',
    '2026-01-31t09:00:00z',
    '2026-01-31T09:00:00.123+08:00',
    '2024-02-29T23:59:59-00:00',
  ],
};

const BAD: Record<Format, readonly string[]> = {
  email: [
    '',
    'not-mail',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@b.co ',
    'a@-b.co',
    'a@b-.co',
    'a@@b.co',
    'ä@b.co',
    'a@bücher.de',
    '"a"@b.co',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    'a@b.co\n',
  ],
  uri: [
    '',
    'example.org',
    '/a/b',
    '//example.org',
    'http://',
    'https:',
    'http://a b',
    'http://exa mple.org',
    'http://例子.测试',
    'https://x/%zz',
    'https://x/%',
    'http://[::1',
    'http://[1:2]',
    'http://[1::2::3]',
    'http://[12345::]',
    'http://[1:2:3:4:5:6:7:8:9]',
    '1http://x',
    ' http://x',
    'http://x\n',
    'a|b:c',
  ],
  date: [
    '',
    'tomorrow',
    '2026-1-31',
    '2026-02-30',
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-31T',
    '20260131',
    '26-01-31',
    '2026-01-31 ',
  ],
  'date-time': [
    '',
    '2026-01-31',
    '2026-01-31T09:00',
    '2026-01-31T09:00:00',
    '2026-01-31 09:00:00Z',
    '2026-01-31T24:00:00Z',
    '2026-01-31T09:60:00Z',
    '2026-01-31T09:00:60Z',
    '2026-02-30T09:00:00Z',
    '2026-01-31T09:00:00+0800',
    '2026-01-31T09:00:00+08',
    '2026-01-31T09:00:00+24:00',
    '2026-01-31T09:00:00.Z',
    '2026-01-31T09:00:00,5Z',
    '2026-01-31T9:00:00Z',
    'T09:00:00Z',
  ],
};

describe.each(FORMATS)('%s', (format) => {
  it.each(GOOD[format])('%j is one', (text) => {
    expect(checkFormat(format, text)).toBe(true);
  });

  it.each(BAD[format])('%j is none', (text) => {
    expect(checkFormat(format, text)).toBe(false);
  });
});

/** Texts near each format: made of its pieces, and good ones with something put in or taken out. */
function near(format: Format): fc.Arbitrary<string> {
  const pieces = {
    email: fc.constantFrom('a', 'B', '9', '.', '@', '-', '+', "'", '..', 'co', ' ', 'é', '"'),
    uri: fc.constantFrom(
      'http',
      ':',
      '/',
      '//',
      '[',
      ']',
      '::',
      'a1',
      '%20',
      '%',
      '?',
      '#',
      '@',
      '.',
      ':80',
      'file',
      ' ',
      '1',
      '|',
      '例',
      "'",
      '"',
      '_',
    ),
    date: fc.constantFrom('20', '26', '-', '02', '29', '30', '12', '00', '1', ' '),
    'date-time': fc.constantFrom(
      '2026-02-28',
      'T',
      't',
      ' ',
      '23:59',
      ':59',
      ':60',
      '.5',
      'Z',
      'z',
      '+08:00',
      '-24:00',
      '+08',
    ),
  }[format];
  const made = fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''));
  const broken = fc
    .tuple(
      fc.constantFrom(...GOOD[format]),
      fc.nat(40),
      fc.nat(3),
      fc.oneof(pieces, fc.string({ maxLength: 2 })),
    )
    .map(([text, at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone));
  return fc.oneof(made, broken, fc.string());
}

describe('whatever is accepted here, a server’s own check accepts too', () => {
  it.each(FORMATS)('the good examples of %s', (format) => {
    for (const text of GOOD[format]) expect([text, judges[format](text)]).toEqual([text, true]);
  });

  for (const format of FORMATS) {
    test.prop([near(format)], { numRuns: 2000 })(`texts near ${format}`, (text) => {
      if (checkFormat(format, text)) expect(judges[format](text)).toBe(true);
    });
  }

  const group = fc.integer({ min: 0, max: 0xfffff }).map((value) => value.toString(16));
  const literal = fc
    .array(fc.oneof(group, fc.constant('')), { maxLength: 9 })
    .map((parts) => parts.join(':'));
  test.prop([literal], { numRuns: 2000 })('addresses of the sixth version', (address) => {
    const text = `http://[${address}]/`;
    if (checkFormat('uri', text)) expect(judges.uri(text)).toBe(true);
  });
});

describe('a hostile text costs no more than its length', () => {
  it.each([
    ['uri', `http://${'a'.repeat(2_000_000)} `],
    ['uri', `x:${'a:'.repeat(1_000_000)} `],
    ['uri', `http://[${':'.repeat(2_000_000)}]`],
    ['email', `${'a.'.repeat(1_000_000)}@b.co`],
    ['date-time', `2026-01-31T09:00:00.${'1'.repeat(2_000_000)}`],
  ] as const)('%s', (format, text) => {
    expect(checkFormat(format, text)).toBe(false);
  });
});
