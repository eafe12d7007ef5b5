import type { IssueParams, Messages } from './messages.js';

const limit = (params: IssueParams) => String(params['limit']);
const many = (count: unknown, one: string, more: string) => `${String(count)} ${count === 1 ? one : more}`;

/** English. */
export const en: Messages = {
  cardName: (serverName) => (serverName === undefined ? 'Question' : `Question from ${serverName}`),
  unknownServer: 'Unnamed server',
  submit: 'Submit',
  decline: 'Decline',
  cancel: 'Cancel',
  allow: 'Allow',
  yes: 'true',
  no: 'false',
  optional: 'optional',
  choosingSends: 'Choosing an option sends it',
  other: 'Something else',
  otherWins: 'Your own text will be sent. Clear it to choose an option.',
  selectionRange: (minimum, maximum) => {
    if (minimum !== undefined && minimum === maximum) return `Choose ${String(minimum)}`;
    if (minimum !== undefined && minimum > 0 && maximum !== undefined) {
      return `Choose ${String(minimum)} to ${String(maximum)}`;
    }
    return maximum === undefined ? `Choose at least ${String(minimum)}` : `Choose up to ${String(maximum)}`;
  },
  formatHints: {
    email: 'name@example.com',
    uri: 'https://example.com',
    date: 'YYYY-MM-DD',
    'date-time': 'YYYY-MM-DD hh:mm',
  },
  pickDate: { date: 'Choose a date', 'date-time': 'Choose a date and time' },
  sentAs: (text) => `Will be sent as ${text}`,
  localTime: (text, offset) => `${text} in your time zone (UTC${offset})`,
  between: (minimum, maximum) => `${String(minimum)} to ${String(maximum)}`,
  charactersLeft: (count) =>
    count < 0
      ? `${many(-count, 'character', 'characters')} too many`
      : `${many(count, 'character', 'characters')} left`,
  mustMatch: 'Must match',
  clear: 'Clear',
  looksSecret: 'This looks like a secret. A form is not a safe place for one.',
  numberNotSent: 'Not a number, so it will not be sent',
  sending: 'Sending…',
  sendFailed: (detail) =>
    detail === undefined
      ? 'This could not be sent. Your answers are still here.'
      : `This could not be sent (${detail}). Your answers are still here.`,
  needAttention: (count) => `${many(count, 'answer needs', 'answers need')} attention`,
  undrawable: 'This question cannot be shown here.',
  ended: {
    answered: 'Answered',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
  answeredWith: (answers) => `Answered: ${answers}`,
  offered: 'What was offered',
  noAnswer: 'No answer',
  hiddenAnswer: 'Hidden',
  listSeparator: ', ',
  decisions: {
    allow: 'Allow',
    allow_once: 'Allow once',
    allow_session: 'Allow for this session',
    allow_always: 'Allow and don’t ask again',
    allow_turn_strict_review: 'Allow for this turn, with strict review',
    allow_execpolicy: 'Allow, and don’t ask again for commands that start with',
    allow_host: 'Allow, and always allow this host',
    deny_host: 'Always block this host',
    decline: 'Decline',
    cancel: 'Cancel and stop',
  },
  approvals: {
    command: 'Run this command?',
    network: 'Allow network access?',
    file_change: 'Allow these changes?',
    permissions: 'Grant these permissions?',
    other: 'Allow this?',
  },
  details: {
    reason: 'Reason',
    tool: 'Tool',
    description: 'What it does',
    parameters: 'Parameters',
    command: 'Command',
    host: 'Host',
    protocol: 'Protocol',
    network: 'Network',
    read: 'Read',
    write: 'Write',
    permissions: 'Permissions',
    grantRoot: 'Changes in',
    cwd: 'Folder',
  },
  networkAccess: 'Full access',
  detailCut: 'Too large to be shown whole',
  url: {
    opens: 'Opens in your browser',
    open: 'Open in browser',
    again: 'Open again',
    done: 'I’m done',
    opened: 'Go on in your browser, then come back here.',
    openFailed: 'This could not be opened.',
    ended: 'Opened',
    warnings: {
      http: 'Not encrypted: what you enter there can be read on its way',
      userinfo: 'What stands before the “@” is no site. The site is',
      ip: 'A number in place of a site’s name',
      punycode: 'Has letters that can look like others. It reads',
      mixed_scripts: 'Mixes alphabets within one name, as forged addresses do',
      disguised: 'Was written so that it looks like another address',
      port: 'Not the usual port:',
      long: 'Longer than most. The site is what stands out in it',
    },
  },
  issues: {
    required: () => 'Needs an answer',
    option: () => 'Not one of the options',
    number: () => 'Enter a number',
    integer: () => 'Enter a whole number',
    minimum: (params) => `At least ${limit(params)}`,
    maximum: (params) => `At most ${limit(params)}`,
    exclusiveMinimum: (params) => `More than ${limit(params)}`,
    exclusiveMaximum: (params) => `Less than ${limit(params)}`,
    multipleOf: (params) => `A multiple of ${limit(params)}`,
    minLength: (params) => `At least ${many(params['limit'], 'character', 'characters')}`,
    maxLength: (params) => `At most ${many(params['limit'], 'character', 'characters')}`,
    minItems: (params) => `Choose at least ${limit(params)}`,
    maxItems: (params) => `Choose at most ${limit(params)}`,
    pattern: () => 'Does not have the form that is asked for',
    format: (params) =>
      ({
        email: 'Enter an e-mail address',
        uri: 'Enter a full web address, such as https://example.com',
        date: 'Enter a date as YYYY-MM-DD',
        'date-time': 'Enter a date and time with its zone, such as 2026-01-31T09:00:00Z',
      })[limit(params)] ?? 'Does not have the form that is asked for',
    missing: () => 'Something that is needed is missing',
    wrong_type: () => 'Has the wrong type',
    unsupported: () => 'Cannot be drawn as a question',
    limit: () => 'Is larger than can be shown',
    remote_ref: () => 'Refers to a schema elsewhere, which is never fetched',
    recursive: () => 'Refers to itself',
    unknown_key: (params) => `Requires “${String(params['key'])}”, which is not a property`,
    default_ignored: () => 'The default fits no answer and is ignored',
    hint_ignored: () => 'The hint fits nothing here and is ignored',
    unknown: () => 'Is not right',
  },
};
