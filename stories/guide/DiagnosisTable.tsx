import type { FormObservations } from '@wework/chat-form/codex';
import { explainMissingForm } from '@wework/chat-form/codex';
import type { Locale } from '@wework/chat-form/messages';
import { adviceFor, adviceText } from '@wework/chat-form/messages';
import { Table } from './Table.js';

/** What can be seen from outside, in words and as `explainMissingForm` takes it. */
const SIGHTS: readonly (readonly [string, FormObservations])[] = [
  [
    'The plugin gets the error “The MCP client does not support openai/form requests.”',
    { pluginError: 'The MCP client does not support openai/form requests.' },
  ],
  [
    'The plugin gets `decline`, and the host’s log has no `mcpServer/elicitation/request`.',
    { pluginAction: 'decline', inHostLog: false },
  ],
  ['No card, but the log has `mcpServer/elicitation/request`.', { cardAppeared: false, inHostLog: true }],
  ['A card “Allow this MCP tool call” at every call.', { asksForEachToolCall: true }],
  [
    'The card appeared and was submitted, and the plugin does not go on.',
    { cardAppeared: true, submitted: true },
  ],
];

/** Where a form went that nobody saw: the sentences of `explainMissingForm`. */
export function DiagnosisTable({ locale = 'en' }: { readonly locale?: Locale }) {
  const words = adviceFor(locale);
  return (
    <Table
      head={['What you see', 'What it means', 'What to do']}
      rows={SIGHTS.map(([sight, observations]) => {
        const found = explainMissingForm(observations).map((issue) => adviceText(words, issue));
        return [sight, found.map((one) => one?.text).join(' '), found.map((one) => one?.advice).join(' ')];
      })}
    />
  );
}
