/** For hosts of Codex' app-server: its requests become questions, outcomes its results. Pure: no process, no file, no SDK. */
export type { CodexAnswer, CodexHandler, CodexHandlerOptions } from './createCodexHandler.js';
export { createCodexHandler } from './createCodexHandler.js';
export type { FormObservations } from './explainMissingForm.js';
export { explainMissingForm } from './explainMissingForm.js';
export { weworkFeatures } from './weworkFeatures.js';
export { weworkThreadPolicy } from './weworkThreadPolicy.js';
export { withToolApprovalDefaults } from './withToolApprovalDefaults.js';
