const PREFIX = 'xn--';

/** RFC 3492, section 5: the parameters of Punycode. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** What would not show, or would reorder what stands around it. */
const INVISIBLE = /[\p{C}\p{Z}]/u;

/**
 * A host with its Punycode labels written out, as a person would read it. A label that cannot be decoded, or
 * that would not show, stays as it is.
 */
export function decodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? (decodeLabel(label.slice(PREFIX.length)) ?? label) : label))
    .join('.');
}

/** RFC 3492, section 6.2. A label has at most 63 characters on the wire, so the splicing costs nothing. */
function decodeLabel(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('-');
  const points = [...encoded.slice(0, Math.max(end, 0))].map((character) => character.charCodeAt(0));
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  let position = end + 1;
  while (position < encoded.length) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(position));
      position += 1;
      if (digit === undefined) return undefined;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (!Number.isSafeInteger(weight)) return undefined;
    }
    const length = points.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (!isScalar(n)) return undefined;
    points.splice(i, 0, n);
    i += 1;
  }
  const label = String.fromCodePoint(...points);
  return label === '' || INVISIBLE.test(label) ? undefined : label;
}

/** Letters are 0 to 25, digits 26 to 35. The end of the text is NaN, and no digit. */
function digitOf(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : undefined;
}

/** RFC 3492, section 6.1. */
function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  while (delta > ((BASE - T_MIN) * T_MAX) / 2) {
    delta = Math.floor(delta / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}

function isScalar(point: number): boolean {
  return point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
}
