/** Why a form did not appear, or did not help. Sentences and advice: `adviceText` of `@wework/chat-form/messages`. */
export type DiagnosisCode =
  /** The plugin's client does not speak `openai/form`, so nothing was sent. */
  | 'openai_form_unsupported'
  /** The runtime refused the form before any interface saw it. */
  | 'refused_before_ui'
  /** The request arrived, but its mode or schema is not drawn. */
  | 'form_not_drawn'
  /** What appears is not the plugin's form: the approval mode asks about each tool call. */
  | 'tool_calls_ask'
  /** The answer came back, and the plugin did not go on. */
  | 'answer_not_handled'
  /** Codex could not read the request and told the plugin so. */
  | 'request_unreadable'
  /** Codex could not read the schema and told nobody. */
  | 'schema_unreadable'
  /** The plugin's own client stopped waiting. */
  | 'plugin_timed_out'
  /** The plugin's SDK refused the answer. */
  | 'answer_refused_by_sdk'
  /** What was observed fits none of these. */
  | 'not_explained';
