import type { DiagnosisCode } from '../../schema/diagnosisCode.js';
import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';

/** What a host or a plugin author has seen. Whatever nobody has looked at is left out. */
export interface FormObservations {
  /** The text of the error that the plugin got in place of a result. */
  readonly pluginError?: string | undefined;
  /** The `action` that the plugin received. */
  readonly pluginAction?: 'accept' | 'decline' | 'cancel' | undefined;
  /**
   * Whether the host's log has the request, as `codex mcp elicitation request` or as
   * `mcpServer/elicitation/request`.
   */
  readonly inHostLog?: boolean | undefined;
  /** The log itself, in which both names are then looked for. */
  readonly hostLog?: string | undefined;
  /** Whether the form's card appeared. */
  readonly cardAppeared?: boolean | undefined;
  /** Whether a card asks to allow the tool call, each time the tool is called. */
  readonly asksForEachToolCall?: boolean | undefined;
  /** Whether a person submitted the card. */
  readonly submitted?: boolean | undefined;
}

interface Seen {
  readonly error: string;
  readonly action: unknown;
  readonly isLogged: unknown;
  readonly hasCard: unknown;
  readonly isAskedEachTime: boolean;
  readonly isSubmitted: boolean;
}

interface Row {
  readonly code: DiagnosisCode;
  /** The observation that tells. */
  readonly by: keyof FormObservations;
  readonly holds: (seen: Seen) => boolean;
}

const LOG_NAMES = /codex mcp elicitation request|mcpServer\/elicitation\/request/;

const TABLE: readonly Row[] = [
  {
    code: 'openai_form_unsupported',
    by: 'pluginError',
    holds: ({ error }) => /does not support openai\/form/i.test(error),
  },
  {
    code: 'refused_before_ui',
    by: 'pluginAction',
    holds: ({ action, isLogged, hasCard }) => action === 'decline' && isLogged === false && hasCard !== true,
  },
  {
    code: 'form_not_drawn',
    by: 'cardAppeared',
    holds: ({ hasCard, isLogged }) => hasCard === false && isLogged === true,
  },
  { code: 'tool_calls_ask', by: 'asksForEachToolCall', holds: ({ isAskedEachTime }) => isAskedEachTime },
  { code: 'answer_not_handled', by: 'submitted', holds: ({ isSubmitted }) => isSubmitted },
  {
    code: 'request_unreadable',
    by: 'pluginError',
    holds: ({ error }) => /ElicitRequestParamsWire|did not match any variant/i.test(error),
  },
  {
    code: 'schema_unreadable',
    by: 'pluginAction',
    holds: ({ action, isLogged, hasCard }) => action === 'cancel' && isLogged === false && hasCard === false,
  },
  {
    code: 'plugin_timed_out',
    by: 'pluginError',
    holds: ({ error }) => /timed out|-32001/i.test(error),
  },
  {
    code: 'answer_refused_by_sdk',
    by: 'pluginError',
    holds: ({ error }) => /content does not match requested schema/i.test(error),
  },
];

/**
 * Where a form went that nobody saw, or that changed nothing: the diagnoses that fit what was observed, the
 * table of Wework's document on interactive plugin forms first. Each issue's path names the observation
 * that told. Never throws, whatever was observed.
 */
export function explainMissingForm(observations: FormObservations): readonly Issue[];
export function explainMissingForm(observations: unknown): readonly Issue[] {
  const seen = read(isBag(observations) ? observations : {});
  const found = TABLE.filter(({ holds }) => holds(seen));
  if (found.length === 0) return [{ path: [], code: 'not_explained', severity: 'hint' }];
  return found.map(({ code, by }) => ({ path: [by], code, severity: 'error' }));
}

function read(observations: Bag): Seen {
  const [error, log] = [own(observations, 'pluginError'), own(observations, 'hostLog')];
  return {
    error: typeof error === 'string' ? error : '',
    action: own(observations, 'pluginAction'),
    isLogged: own(observations, 'inHostLog') ?? (typeof log === 'string' ? LOG_NAMES.test(log) : undefined),
    hasCard: own(observations, 'cardAppeared'),
    isAskedEachTime: own(observations, 'asksForEachToolCall') === true,
    isSubmitted: own(observations, 'submitted') === true,
  };
}
