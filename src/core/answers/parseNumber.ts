const GRAMMAR = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const FULL_WIDTH = /[\uFF10-\uFF19\uFF0B\uFF0D\uFF0E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Reads a number as typed. The grammar is `-?digits[.digits][e±digits]` with the ends trimmed and
 * full-width digits, signs and point read as ASCII: no hexadecimal, no locale, no `Infinity`. `1.0` is an
 * integer and `-0` is `0`. What is written out as an integer lies within ±(2^53-1), since beyond that
 * another number would be sent than the one that was typed.
 *
 * @returns the number, or undefined where the text is none. Blank text is never a number.
 */
export function parseNumber(text: string, kind: 'number' | 'integer'): number | undefined {
  const ascii = text
    .trim()
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));
  const [written, whole = '', fraction = '', exponent] = GRAMMAR.exec(ascii) ?? [];
  if (written === undefined) return undefined;
  const value = Number(ascii);
  if (!Number.isFinite(value)) return undefined;
  const isWhole = isInteger(whole, fraction, Number(exponent ?? 0));
  if (kind === 'integer' && !isWhole) return undefined;
  const mustBeExact = kind === 'integer' || (isWhole && exponent === undefined);
  if (mustBeExact && !Number.isSafeInteger(value)) return undefined;
  return value === 0 ? 0 : value;
}

/** Whether the digits themselves are those of an integer, however near to one the number they make may be. */
function isInteger(whole: string, fraction: string, exponent: number): boolean {
  const digits = (whole + fraction).replace(/0+$/, '');
  const dropped = whole.length + fraction.length - digits.length;
  return digits === '' || exponent - fraction.length + dropped >= 0;
}
