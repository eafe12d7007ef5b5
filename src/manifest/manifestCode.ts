/**
 * What `readManifest`, `readConfigForm` and `readJsonText` may find. Sentences and advice:
 * `manifestAdviceFor` and `adviceText` of `@wework/chat-form/messages`.
 */
export type ManifestCode =
  // The five commonest mistakes
  | 'kind_unknown'
  | 'config_schema_unwrapped'
  | 'openclaw_missing'
  | 'channel_missing'
  | 'command_name_missing'
  // The file as a whole
  | 'not_an_object'
  | 'too_large'
  | 'field_missing'
  | 'field_blank'
  | 'wrong_type'
  | 'unknown_key'
  | 'reserved_key'
  | 'id_characters'
  | 'version_not_semantic'
  | 'compatibility_unknown'
  | 'openclaw_incomplete'
  // Channels
  | 'channel_without_adapter'
  | 'adapter_mode_missing'
  | 'adapter_mode_unknown'
  | 'lifecycle_stage_unknown'
  // Commands
  | 'command_repeated'
  | 'command_incomplete'
  | 'command_empty'
  | 'command_type_missing'
  | 'command_type_unknown'
  | 'command_name_characters'
  | 'commands_shorthand'
  | 'timeout_not_positive'
  | 'config_field_unknown'
  | 'placeholder_unknown'
  // Fields of the config
  | ConfigFieldCode
  // The text of a file that is no JSON
  | JsonCode;

/** What may be said of a field of a `config_schema`. The form falls back to a box for JSON, or leaves it out. */
export type ConfigFieldCode =
  | 'no_settings'
  | 'field_not_object'
  | 'field_type_unknown'
  | 'field_mixed'
  | 'field_free'
  | 'field_map'
  | 'field_recursive'
  | 'field_reference'
  | 'field_too_many'
  | 'options_empty'
  | 'required_unknown'
  | 'default_unfit'
  | 'pattern_unusable';

/** Why a text is no JSON, or not quite. */
export type JsonCode =
  | 'json_empty'
  | 'json_ends'
  | 'json_comma'
  | 'json_comment'
  | 'json_quotes'
  | 'json_text'
  | 'json_unexpected'
  | 'json_repeated_key';
