import type { Issue, Profile, RequestUserInputBlock } from '@wework/chat-form/core';
import { blockFromElicitation, readBlock } from '@wework/chat-form/core';
import type { JsonFault } from './readJson.js';
import { readJson } from './readJson.js';

/** What a pasted text turned out to be. */
export type Source =
  | { readonly kind: 'empty' }
  | { readonly kind: 'fault'; readonly fault: JsonFault }
  | {
      readonly kind: 'asked';
      readonly block: RequestUserInputBlock;
      /** The elicitation behind the block; a pasted block has none. */
      readonly params: unknown;
      readonly issues: readonly Issue[];
    }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly params: unknown;
      readonly issues: readonly Issue[];
    };

/** Reads a schema, the `params` of an elicitation, a whole message around them, or a block. */
export function readSource(text: string, profile: Profile): Source {
  if (text.trim() === '') return { kind: 'empty' };
  const json = readJson(text);
  if (!json.ok) return { kind: 'fault', fault: json.fault };
  const value = unwrapped(json.value);
  return isBlock(value) ? readAsBlock(value) : readAsElicitation(paramsOf(value), profile);
}

function readAsBlock(value: object): Source {
  const read = readBlock(value);
  if (!read.ok) return { kind: 'refused', reason: 'block', params: undefined, issues: read.issues };
  return { kind: 'asked', block: read.value, params: undefined, issues: read.issues };
}

function readAsElicitation(params: unknown, profile: Profile): Source {
  const context = { connection: 'playground', requestId: 0, serverName: 'your-plugin', profile };
  const read = blockFromElicitation(params, context);
  if (!read.ok) return { kind: 'refused', reason: read.reason, params, issues: read.issues };
  return { kind: 'asked', block: read.block, params, issues: read.issues };
}

/** The request inside a JSON-RPC message, or the value itself. */
function unwrapped(value: unknown): unknown {
  if (has(value, 'params')) return value.params;
  return has(value, 'message') && has(value.message, 'params') ? value.message.params : value;
}

function isBlock(value: unknown): value is object {
  if (has(value, 'requestedSchema')) return false;
  return ['questions', 'renderPayload', 'render_payload'].some((key) => has(value, key));
}

/** A schema on its own becomes a request that asks for it. */
function paramsOf(value: unknown): unknown {
  if (has(value, 'requestedSchema') || has(value, 'mode')) return value;
  return { mode: 'form', message: 'Your plugin asks:', requestedSchema: value };
}

function has<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
