import { isBag, pick } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';

const INVALID_PARAMS = -32602;

/** The modes a client declares with a profile, if the host says nothing else. */
export function declaredModes({ urlMode }: Profile): readonly string[] {
  return urlMode ? ['form', 'url'] : ['form'];
}

/**
 * Throws where a request's mode was not declared; a missing one means form. Both SDK lines send a thrown
 * error's integer `code` and its message as the JSON-RPC error.
 */
export function checkMode(params: unknown, modes: readonly string[]): void {
  const mode = isBag(params) ? (pick(params, 'mode') ?? 'form') : 'form';
  if (typeof mode === 'string' && modes.includes(mode)) return;
  const named = typeof mode === 'string' ? `"${mode}"` : 'of this type';
  throw Object.assign(new Error(`This client did not declare the elicitation mode ${named}.`), {
    code: INVALID_PARAMS,
  });
}
