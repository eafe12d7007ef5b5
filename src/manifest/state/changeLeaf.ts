import { parseNumber } from '../../core/answers/parseNumber.js';
import { surveyJson } from '../read/surveyJson.js';
import type { JsonNode } from '../form/configNode.js';
import type { LeafState } from './configState.js';
import { mayBeEmpty } from './mayBeEmpty.js';

/** A field after a text was typed into it. */
export function typeInto(leaf: LeafState, text: string): LeafState {
  const { node } = leaf;
  if (node.kind === 'string' ? text === '' : text.trim() === '') {
    // A secret that is no longer typed is the one that is stored.
    const empty = node.secret ? keepSecret(leaf) : emptyLeaf(leaf);
    return { ...empty, text };
  }
  switch (node.kind) {
    case 'number':
    case 'integer': {
      const number = parseNumber(text, node.kind);
      return put(leaf, number, text, number === undefined ? node.kind : undefined);
    }
    case 'json': {
      const read = readJson(text, node);
      return put(leaf, read.value, text, read.ok ? undefined : 'json');
    }
    default:
      return put(leaf, text, text);
  }
}

/** A field after a value was chosen; undefined takes the choice back. */
export function choose(leaf: LeafState, value: unknown): LeafState {
  const isBlank = leaf.node.kind === 'multi' && Array.isArray(value) && value.length === 0;
  if (value === undefined || (isBlank && !mayBeEmpty(leaf.node.schema))) return emptyLeaf(leaf);
  if (isBlank && !wasSet(leaf)) return emptyLeaf(leaf);
  return put(leaf, value, undefined);
}

/**
 * A field with nothing in it. What was never set is left out again; what was set is remembered as cleared, by an
 * empty text where that may stand, so that no default comes back.
 */
export function emptyLeaf(leaf: LeafState): LeafState {
  const { node, stored } = leaf;
  const bare = { ...leaf, text: undefined, problem: undefined, filled: false };
  if (node.secret) return { ...bare, held: undefined, secret: stored === undefined ? 'none' : 'cleared' };
  if (!wasSet(leaf)) return { ...bare, held: undefined, cleared: false };
  const isPlain = node.kind === 'string' && node.plain;
  return isPlain ? { ...bare, held: '', cleared: false } : { ...bare, held: undefined, cleared: true };
}

/** A secret as it was before anything was typed. */
export function keepSecret(leaf: LeafState): LeafState {
  const secret = leaf.stored === undefined ? 'none' : 'kept';
  return { ...leaf, held: leaf.base.held, text: undefined, problem: undefined, secret };
}

function put(
  leaf: LeafState,
  held: unknown,
  text: string | undefined,
  problem?: LeafState['problem'],
): LeafState {
  const secret = leaf.node.secret ? 'replaced' : 'none';
  // A text that is no value leaves out what was set.
  const cleared = problem !== undefined && !leaf.node.secret && wasSet(leaf);
  return { ...leaf, held, text, problem, secret, cleared, filled: false };
}

function wasSet({ base, filled, cleared }: LeafState): boolean {
  return base.held !== undefined || base.cleared || filled || cleared;
}

/** JSON, or the text itself where texts are allowed and it is no JSON of an allowed type. */
function readJson(text: string, { types }: JsonNode): { ok: boolean; value: unknown } {
  const takesText = types === undefined || types.includes('string');
  try {
    const value: unknown = JSON.parse(text);
    const isAllowed = types === undefined || types.some((type) => isOfType(value, type));
    if (surveyJson(value).tooLarge === undefined && (isAllowed || !takesText)) return { ok: true, value };
  } catch {
    // It is a text, or nothing.
  }
  // What begins like JSON was meant as such.
  const isText = takesText && !/^\s*[[{"]/.test(text);
  return isText ? { ok: true, value: text } : { ok: false, value: undefined };
}

function isOfType(value: unknown, type: string): boolean {
  if (value === null || Array.isArray(value)) return type === (value === null ? 'null' : 'array');
  return type === 'integer' ? Number.isInteger(value) : type === typeof value;
}
