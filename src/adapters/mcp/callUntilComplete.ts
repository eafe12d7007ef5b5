import type { Ask } from '../../schema/answers.js';
import { isBag, own } from '../../schema/json.js';
import type { InputRequiredAnswer, InputRequiredOptions } from './answerInputRequired.js';
import { answerInputRequired } from './answerInputRequired.js';
import { answerUrlRequired, isUrlRequired } from './answerUrlRequired.js';

export interface CallOptions<Other = never> extends Omit<InputRequiredOptions<Other>, 'asked'> {
  /** How many retries before giving up. Default 10. */
  readonly maxRounds?: number | undefined;
}

/**
 * Makes a call until it is complete, asking what the server needs in between: the results of MCP 2026-07-28
 * that ask for input, in as many rounds as it takes, and the error -32042 of 2025-11-25. Retries at once
 * where the server asks nothing and gives a `requestState` only.
 *
 * ```ts
 * const result = await callUntilComplete(
 *   (answer) => client.callTool({ name, arguments: given, ...answer }, { allowInputRequired: true, signal }),
 *   queue.ask,
 *   { serverName, signal },
 * );
 * ```
 *
 * @param call makes the call anew, with what the last round answered; `{}` the first time.
 * @returns the first result that asks for nothing. Rejects as `call` and `answerInputRequired` do, and with a
 * sentence after `maxRounds`.
 */
export async function callUntilComplete<Result, Other = never>(
  call: (answer: InputRequiredAnswer<Other>) => Promise<Result>,
  ask: Ask,
  { maxRounds = 10, ...options }: CallOptions<Other> = {},
): Promise<Exclude<Result, { resultType: 'input_required' }>> {
  let answer: InputRequiredAnswer<Other> = {};
  for (let round = 0; ; round += 1) {
    const end = await attempt(() => call(answer));
    if ('error' in end && !isUrlRequired(end.error)) throw end.error;
    if ('result' in end && !asksForInput(end.result))
      return end.result as Exclude<Result, { resultType: 'input_required' }>;
    if (round >= maxRounds)
      throw new Error(`The call still asks for input after ${maxRounds} rounds.`, { cause: end });
    if ('error' in end) {
      if (!(await answerUrlRequired(end.error, ask, options))) throw end.error;
    } else {
      const name = options.call === undefined ? undefined : `${options.call}#${round}`;
      answer = await answerInputRequired(end.result, ask, { ...options, call: name });
    }
  }
}

async function attempt<Result>(
  call: () => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly error: unknown }> {
  try {
    return { result: await call() };
  } catch (error) {
    return { error };
  }
}

/** Servers of older revisions have no `resultType`, and every result of theirs is complete. */
function asksForInput(result: unknown): boolean {
  return isBag(result) && own(result, 'resultType') === 'input_required';
}
