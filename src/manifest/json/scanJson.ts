import { limits } from '../../schema/limits.js';
import type { JsonCode } from '../manifestCode.js';

/** Where one value of a JSON text starts, and the values inside it by key or index. */
export interface JsonNode {
  /** Of its key in an object, else of the value itself. */
  readonly start: number;
  readonly inner: ReadonlyMap<string | number, JsonNode>;
}

/** A key that stands twice in one object. */
interface RepeatedKey {
  readonly path: readonly (string | number)[];
  readonly key: string;
}

export type JsonScan =
  | { readonly ok: true; readonly root: JsonNode; readonly repeated: readonly RepeatedKey[] }
  | { readonly ok: false; readonly code: JsonCode | 'too_large'; readonly offset: number };

/** Ends a scan from within; `scanJson` catches it. */
class Stop extends Error {
  constructor(
    readonly code: JsonCode | 'too_large',
    readonly offset: number,
  ) {
    super(code);
  }
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const NAME = /['‘’“”`\p{L}_$]/u;

/** Goes through a JSON text as `JSON.parse` would, and notes where everything stands. Never throws. */
export function scanJson(text: string): JsonScan {
  const repeated: RepeatedKey[] = [];
  let at = 0;

  /** Moves past a pattern and gives what it matched. */
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  /** The next sign after white space. */
  const next = (): string => {
    take(SPACE);
    return text.charAt(at);
  };
  const stop = (code: JsonCode | 'too_large' = 'json_unexpected'): never => {
    if (at >= text.length) throw new Stop('json_ends', at);
    if (code !== 'too_large' && /^\/[/*]/.test(text.slice(at, at + 2))) throw new Stop('json_comment', at);
    throw new Stop(code, at);
  };
  const string = (): string => take(STRING) ?? stop(text.charAt(at) === '"' ? 'json_text' : 'json_quotes');

  /** The entries of an object or list up to its end, comma by comma. */
  const entries = (end: string, entry: () => void): void => {
    at += 1;
    if (next() === end) at += 1;
    else
      for (;;) {
        entry();
        const sign = next();
        at += 1;
        if (sign === end) return;
        at -= 1;
        if (sign !== ',') stop(/^["{[\d-]/.test(sign) ? 'json_comma' : undefined);
        at += 1;
        if (next() === end || text.charAt(at) === ',') stop('json_comma');
      }
  };
  const value = (start: number, path: readonly (string | number)[]): JsonNode => {
    const inner = new Map<string | number, JsonNode>();
    const sign = next();
    if (path.length > limits.depth) stop('too_large');
    if (sign === '{') {
      entries('}', () => {
        next();
        const keyStart = at;
        const key = JSON.parse(string()) as string;
        if (next() !== ':') stop();
        at += 1;
        if (inner.has(key)) repeated.push({ path: [...path, key], key });
        inner.set(key, value(keyStart, [...path, key]));
      });
    } else if (sign === '[') {
      entries(']', () => {
        next();
        inner.set(inner.size, value(at, [...path, inner.size]));
      });
    } else if (sign === '"') string();
    else if (take(SCALAR) === undefined) stop(NAME.test(sign) ? 'json_quotes' : undefined);
    return { start, inner };
  };

  try {
    if (next() === '') throw new Stop('json_empty', 0);
    if (text.length > limits.characters) stop('too_large');
    const root = value(at, []);
    if (next() !== '') stop();
    return { ok: true, root, repeated };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, code: error.code, offset: error.offset };
    throw error;
  }
}
