// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FormObservations } from '../../../src/adapters/codex/index.js';
import { explainMissingForm } from '../../../src/adapters/codex/index.js';

const codes = (seen: FormObservations) => explainMissingForm(seen).map(({ code }) => code);

const unsupported = 'Error: The MCP client does not support openai/form requests.';

describe('the table of the document', () => {
  it.each<[string, FormObservations, string]>([
    ['the plugin’s client refuses openai/form', { pluginError: unsupported }, 'openai_form_unsupported'],
    [
      'the plugin gets a decline and the log has no request',
      { pluginAction: 'decline', inHostLog: false },
      'refused_before_ui',
    ],
    ['no form, but the log has the request', { cardAppeared: false, inHostLog: true }, 'form_not_drawn'],
    ['a card to allow each tool call', { asksForEachToolCall: true }, 'tool_calls_ask'],
    [
      'submitted, and the plugin does not go on',
      { cardAppeared: true, submitted: true },
      'answer_not_handled',
    ],
  ])('%s', (_name, seen, code) => {
    expect(codes(seen)).toEqual([code]);
  });

  it.each([
    ['INFO codex mcp elicitation request server=probe', ['form_not_drawn']],
    ['{"method":"mcpServer/elicitation/request","id":0}', ['form_not_drawn']],
    ['nothing of the kind', ['refused_before_ui']],
    ['', ['refused_before_ui']],
  ])('reads the log itself: %j', (hostLog, expected) => {
    expect(codes({ hostLog, pluginAction: 'decline', cardAppeared: false })).toEqual(expected);
  });

  it('names the observation that told', () => {
    expect(explainMissingForm({ pluginError: unsupported })).toStrictEqual([
      { path: ['pluginError'], code: 'openai_form_unsupported', severity: 'error' },
    ]);
  });

  it('says all that fits', () => {
    const seen = { pluginAction: 'decline', inHostLog: false, asksForEachToolCall: true } as const;
    expect(codes(seen)).toEqual(['refused_before_ui', 'tool_calls_ask']);
  });
});

describe('what was measured beside it', () => {
  it.each<[string, FormObservations, string]>([
    [
      'Codex cannot read the request',
      { pluginError: '-32602 data did not match any variant of untagged enum ElicitRequestParamsWire' },
      'request_unreadable',
    ],
    [
      'a title at the schema’s root: cancelled, and nobody saw anything',
      { pluginAction: 'cancel', inHostLog: false, cardAppeared: false },
      'schema_unreadable',
    ],
    [
      'the SDK’s own deadline',
      { pluginError: 'McpError: MCP error -32001: Request timed out' },
      'plugin_timed_out',
    ],
    [
      'the SDK’s own check',
      { pluginError: 'Elicitation response content does not match requested schema: data must have …' },
      'answer_refused_by_sdk',
    ],
  ])('%s', (_name, seen, code) => {
    expect(codes(seen)).toEqual([code]);
  });
});

describe('nothing is claimed', () => {
  it.each<[string, FormObservations]>([
    ['of no observations', {}],
    ['of a decline alone: a person may have declined', { pluginAction: 'decline' }],
    ['of a decline with a card', { pluginAction: 'decline', inHostLog: false, cardAppeared: true }],
    ['of a cancel alone', { pluginAction: 'cancel', cardAppeared: false }],
    ['of a missing card alone', { cardAppeared: false }],
    ['of a card that appeared', { cardAppeared: true, submitted: false, asksForEachToolCall: false }],
  ])('%s', (_name, seen) => {
    expect(explainMissingForm(seen)).toStrictEqual([{ path: [], code: 'not_explained', severity: 'hint' }]);
  });
});
