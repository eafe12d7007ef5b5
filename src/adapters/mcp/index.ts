/** For MCP clients: what both lines of the TypeScript SDK take as a handler of `elicitation/create`. Imports no SDK. */
export type {
  ElicitationHandler,
  ElicitationHandlerOptions,
  ElicitationRequestContext,
} from './createElicitationHandler.js';
export { createElicitationHandler } from './createElicitationHandler.js';
export type { McpElicitationResult } from './toMcpResult.js';
export { toMcpResult } from './toMcpResult.js';
