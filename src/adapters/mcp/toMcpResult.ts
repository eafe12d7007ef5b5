import type { ElicitationResult } from '../../schema/elicitation.js';
import { defined } from '../../schema/json.js';

/**
 * The result of `elicitation/create` as both SDK lines take it. A type alias on purpose: an interface
 * lacks the index signature that the SDKs ask for.
 */
export type McpElicitationResult = {
  action: 'accept' | 'decline' | 'cancel';
  /** On an accepted form only. */
  content?: Record<string, string | number | boolean | string[]> | undefined;
  _meta?: Record<string, unknown> | undefined;
};

/**
 * The same result without nulls, which MCP knows nothing of and the SDKs refuse: a null `content` or
 * `_meta` is left out, and so is a null inside the content. An accepted form without answers keeps
 * `content: {}`.
 */
export function toMcpResult({ action, content, _meta }: ElicitationResult): McpElicitationResult {
  return defined({
    action,
    // An SDK has let the request through, so its fields give nothing but MCP's own kinds of values.
    content: content === null ? undefined : (withoutNulls(content) as McpElicitationResult['content']),
    _meta: _meta ?? undefined,
  });
}

function withoutNulls(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => value !== null && value !== undefined),
  );
}
