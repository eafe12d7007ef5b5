// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../src/core/index.js';

describe('what a person may type for a number', () => {
  it.each([
    ['5', 5],
    ['-5', -5],
    ['0', 0],
    ['007', 7],
    ['1.5', 1.5],
    ['0.25', 0.25],
    ['-0.5', -0.5],
    ['  5 ', 5],
    ['\u30005\n', 5],
    ['1e3', 1000],
    ['1E3', 1000],
    ['1.5e+2', 150],
    ['25e-1', 2.5],
    ['５', 5],
    ['－１２．５', -12.5],
    ['1e＋3', 1000],
    ['9007199254740991', 9007199254740991],
    ['1e300', 1e300],
    ['1e-400', 0],
  ])('%j is %d', (text, value) => {
    expect(parseNumber(text, 'number')).toBe(value);
  });

  it.each([
    ['5', 5],
    ['1.0', 1],
    ['-3.00', -3],
    ['1e3', 1000],
    ['2.5e1', 25],
    ['９０', 90],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
  ])('%j is the integer %d', (text, value) => {
    expect(parseNumber(text, 'integer')).toBe(value);
  });

  it.each(['-0', '-0.0', '－０', '-0e5'])('%j is 0, without a sign', (text) => {
    expect(parseNumber(text, 'number')).toBe(0);
    expect(parseNumber(text, 'integer')).toBe(0);
  });
});

describe('what is no number', () => {
  it.each([
    '',
    ' ',
    '\u3000',
    'abc',
    '1,000',
    '1.000,5',
    '1 000',
    '0x10',
    '0b1',
    '0o7',
    '1_000',
    'Infinity',
    '-Infinity',
    'inf',
    'NaN',
    '1e999',
    '-1e999',
    '+5',
    '.5',
    '5.',
    '1e',
    '1e1.5',
    '--5',
    '5-',
    '5%',
    '١٢',
    '½',
    '1n',
    '1\n2',
    'toString',
    '一',
    '−5',
  ])('%j', (text) => {
    expect(parseNumber(text, 'number')).toBeUndefined();
    expect(parseNumber(text, 'integer')).toBeUndefined();
  });

  it.each(['1.5', '1e-1', '1e16', '9007199254740992', '-9007199254740992'])('%j for an integer', (text) => {
    expect(parseNumber(text, 'integer')).toBeUndefined();
  });

  it.each(['9007199254740993', '-99999999999999999999'])(
    '%j, whose digits would arrive as others',
    (text) => {
      expect(parseNumber(text, 'number')).toBeUndefined();
    },
  );
});

describe('numbers in general', () => {
  test.prop([fc.double({ noNaN: true, noDefaultInfinity: true })])(
    'each is read back from its text',
    (value) => {
      const isOutOfReach =
        Number.isInteger(value) && !Number.isSafeInteger(value) && !/e/.test(String(value));
      expect(parseNumber(String(value), 'number')).toBe(isOutOfReach ? undefined : value + 0);
    },
  );

  test.prop([fc.string()])('any text gives a finite number or none', (text) => {
    for (const kind of ['number', 'integer'] as const) {
      const value = parseNumber(text, kind);
      expect(value === undefined || Number.isFinite(value)).toBe(true);
    }
  });
});
