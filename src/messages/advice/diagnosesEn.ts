import type { DiagnosisCode } from '../../schema/diagnosisCode.js';
import type { AdviceEntry } from './adviceWords.js';

/** Why a form did not appear or did not help, in English. */
export const diagnosesEn: Readonly<Record<DiagnosisCode, AdviceEntry>> = {
  openai_form_unsupported: {
    text: 'The MCP client that the plugin is connected to does not support openai/form, so the request never left the plugin.',
    advice: 'Use mode "form", or fall back to plain conversation or tool arguments.',
  },
  refused_before_ui: {
    text: 'The Codex MCP runtime refused the form before any interface saw it.',
    advice:
      'Check elicitations_auto_deny, whether approvalPolicy is "never", whether the granular policy has mcp_elicitations: true, and whether the tool was called inside an active turn.',
  },
  form_not_drawn: {
    text: 'The request reached the runtime, but its mode or schema is not supported.',
    advice: 'Check mode and requestedSchema.properties; lintElicitation names what is wrong with a request.',
  },
  tool_calls_ask: {
    text: 'The card is not the plugin’s form: the approval mode of the server or the tool still asks about each tool call.',
    advice:
      'Set default_tools_approval_mode = "approve" for servers whose calls need no permission. Keep an explicit "prompt" where permission is meant.',
  },
  answer_not_handled: {
    text: 'The answer was sent, and the plugin did not go on: it was routed wrongly, or the plugin does not handle the result.',
    advice: 'Check that the plugin handles accept, cancel and decline, each of them.',
  },
  request_unreadable: {
    text: 'Codex could not read the request and refused it whole. One bad property is enough.',
    advice:
      'Run lintElicitation with target "codex". The usual causes: a property without type, a nested object, an array without options, an unknown format.',
  },
  schema_unreadable: {
    text: 'Codex cancelled the form without showing it. The usual cause is a title or description at the root of requestedSchema.',
    advice: 'Remove title and description from the root of the schema; say it in message.',
  },
  plugin_timed_out: {
    text: 'The plugin’s own SDK stopped waiting; its default is 60 seconds. The card may stay open until the turn ends.',
    advice: 'Pass a longer timeout with the elicitation, ten minutes for instance.',
  },
  answer_refused_by_sdk: {
    text: 'The plugin’s SDK checked the answer against the schema and refused it. Under Wework’s rules a text may be empty and a number left out.',
    advice:
      'Ask for less in the schema (no required, no minLength) and check in the plugin, or use a profile with enforce.',
  },
  not_explained: {
    text: 'What was observed fits no known cause.',
    advice:
      'Look what the plugin received (an error, or which action), and whether the host’s log has “codex mcp elicitation request” or “mcpServer/elicitation/request”.',
  },
};
