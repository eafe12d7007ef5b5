import { isBag, own, pick } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import type { CommandRule } from './commandRules.js';
import { proposedRules, readCommandRule } from './commandRules.js';

/** What can be decided about a command: the code on the card, and the decision Codex gets. */
export type CommandChoice = Omit<CommandRule, 'description'> & { readonly description?: string };

const WORDS: Readonly<Record<string, string>> = {
  accept: 'allow_once',
  acceptForSession: 'allow_session',
  decline: 'decline',
  cancel: 'cancel',
};

/** The decisions every request understands, whatever it offers. */
const PLAIN: readonly CommandChoice[] = Object.entries(WORDS).map(([decision, code]) => ({ code, decision }));

const OURS = /^(?:allow_|apply_network_policy)|^(?:decline|cancel)$/;

/**
 * What a command approval offers: one option for each of `availableDecisions`, in their order; without
 * that list, what the kind of request calls for. A decision that cannot be shown is not offered.
 */
export function commandChoices(params: Bag): readonly CommandChoice[] {
  const available = availableDecisions(params);
  if (available === undefined) return usual(params);
  const choices = new Map<string, CommandChoice>();
  available.forEach((decision, index) => {
    const choice = typeof decision === 'string' ? named(decision) : readCommandRule(decision, index);
    if (choice !== undefined && !choices.has(choice.code)) choices.set(choice.code, choice);
  });
  return choices.size > 0 ? [...choices.values()] : plain('decline');
}

/**
 * The decision behind a code, copied from where its index points. An index that points nowhere, or at
 * something else, and a code that nobody knows are a decline.
 */
export function commandDecision(params: Bag, code: string | undefined): unknown {
  const rules = availableDecisions(params) === undefined ? proposedRules(params) : [];
  const known = [...commandChoices(params), ...rules, ...PLAIN].find((choice) => choice.code === code);
  return known?.decision ?? 'decline';
}

function usual(params: Bag): readonly CommandChoice[] {
  const rules = proposedRules(params);
  if (isBag(own(params, 'networkApprovalContext'))) {
    const allowed = rules.find(
      ({ code, description }) => code !== 'allow_execpolicy' && description.startsWith('allow:'),
    );
    return [...plain('accept', 'acceptForSession'), ...(allowed ? [allowed] : []), ...plain('cancel')];
  }
  if (pick(params, 'additionalPermissions') !== undefined) return plain('accept', 'cancel');
  const command = rules.filter(({ code }) => code === 'allow_execpolicy');
  return [...plain('accept'), ...command, ...plain('cancel')];
}

function availableDecisions(params: Bag): readonly unknown[] | undefined {
  const available = own(params, 'availableDecisions');
  return Array.isArray(available) && available.length > 0 ? available : undefined;
}

/** A decision in one word. One that is not known yet is its own code, unless it could be mistaken for ours. */
function named(decision: string): CommandChoice | undefined {
  const [known] = plain(decision);
  return known ?? (OURS.test(decision) || decision.trim() === '' ? undefined : { code: decision, decision });
}

function plain(...decisions: readonly string[]): readonly CommandChoice[] {
  return decisions.flatMap((decision) => PLAIN.find((choice) => choice.decision === decision) ?? []);
}
