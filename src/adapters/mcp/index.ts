/**
 * For MCP clients: what both lines of the TypeScript SDK take as a handler of `elicitation/create`, and what
 * else a server may ask by: results that need input, and addresses to open. Imports no SDK.
 */
export type { InputRequiredAnswer, InputRequiredOptions } from './answerInputRequired.js';
export { answerInputRequired } from './answerInputRequired.js';
export type { UrlRequiredOptions } from './answerUrlRequired.js';
export { answerUrlRequired, isUrlRequired } from './answerUrlRequired.js';
export type { CallOptions } from './callUntilComplete.js';
export { callUntilComplete } from './callUntilComplete.js';
export { completeUrlElicitation } from './completeUrlElicitation.js';
export type {
  ElicitationHandler,
  ElicitationHandlerOptions,
  ElicitationRequestContext,
} from './createElicitationHandler.js';
export { createElicitationHandler } from './createElicitationHandler.js';
export type { InputRequest } from './readInputRequests.js';
export type { McpElicitationResult } from './toMcpResult.js';
export { toMcpResult } from './toMcpResult.js';
