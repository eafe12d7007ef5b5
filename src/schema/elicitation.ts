/**
 * The result of an elicitation in Wework's and Codex' spelling: always these three keys, with explicit
 * nulls. MCP SDKs refuse `_meta: null`; `toMcpResult` of `@wework/chat-form/mcp` drops the nulls.
 */
export interface ElicitationResult {
  readonly action: 'accept' | 'decline' | 'cancel';
  /** The answers by property key on an accept, else null. */
  readonly content: Record<string, unknown> | null;
  readonly _meta: Record<string, unknown> | null;
}
