import type { ManifestCode } from '../../manifest/manifestCode.js';
import type { AdviceEntry } from '../advice/adviceWords.js';
import type { IssueParams } from '../messages.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const meant = ({ meant: name }: IssueParams, otherwise: string) =>
  name === undefined ? otherwise : `Did you mean “${text(name)}”?`;

const EXPECTED: Readonly<Record<string, string>> = {
  text: 'a text',
  texts: 'a list of texts, such as ["a", "b"]',
  object: 'an object, such as { … }',
  list: 'a list, such as [ … ]',
  number: 'a number',
  switch_or_path: 'true, false or the path of a script',
};
const WRAPPER = '{ "type": "object", "properties": { … } }';
const UNWRAPPED: Readonly<Record<string, string>> = {
  bare: 'config_schema lists the fields directly, without the object around them, so no form can be drawn.',
  type: 'config_schema has no "type": "object" at its root, so no form can be drawn.',
  properties: 'config_schema has no properties, so there is nothing to draw.',
  both: 'config_schema has neither "type": "object" nor properties, so no form can be drawn.',
};

/** What can be wrong with a manifest, in English. */
export const manifestEn = {
  kind_unknown: {
    text: ({ value }) => `kind is “${text(value)}”, which is not a kind of plugin.`,
    advice: (params) =>
      meant(
        params,
        'Set kind to "tool" (commands), "channel" (messages in and out) or "skill" (a bridged skill).',
      ),
  },
  config_schema_unwrapped: {
    text: ({ reason }) => UNWRAPPED[text(reason)] ?? UNWRAPPED['both'] ?? '',
    advice: ({ reason }) =>
      reason === 'properties'
        ? `Add properties, one for each setting: ${WRAPPER}.`
        : `Wrap the fields: ${WRAPPER}.`,
  },
  openclaw_missing: {
    text: 'compatibilityMode is "openclaw", but the section openclaw is missing.',
    advice: 'Add openclaw.adapter and openclaw.entry, or use "native".',
  },
  channel_missing: {
    text: 'The channel adapter names no channel.',
    advice: 'List at least one in supported_channels, such as ["dingtalk"].',
  },
  command_name_missing: {
    text: 'A command has no name, so it will not appear.',
    advice: 'Give it a name that is not blank and that no other command has.',
  },
  not_an_object: {
    text: 'A manifest is a JSON object; this is something else.',
    advice: 'Start with { "id": …, "name": …, "version": …, "kind": … }.',
  },
  too_large: {
    text: 'The manifest is larger or nested deeper than anyone could use, so it was not read.',
    advice: 'Keep data out of the manifest; put it into files beside it.',
  },
  field_missing: {
    text: ({ field }) => `${text(field)} is missing.`,
    advice: ({ field }) =>
      field === 'kind' ? 'Add kind: "tool", "channel" or "skill".' : `Add ${text(field)}, a text.`,
  },
  field_blank: {
    text: ({ field }) => `${text(field)} is blank.`,
    advice: ({ field }) => `Give ${text(field)} something to read.`,
  },
  wrong_type: {
    text: ({ field }) => `${text(field)} has the wrong type.`,
    advice: ({ expected }) => `It should be ${EXPECTED[text(expected)] ?? 'of another type'}.`,
  },
  unknown_key: {
    text: ({ key }) => `“${text(key)}” means nothing here and is ignored.`,
    advice: (params) => meant(params, 'Remove it, or put it into metadata.'),
  },
  reserved_key: {
    text: ({ key }) =>
      `“${text(key)}” is a name that programs use for themselves; some will drop it or fail.`,
    advice: 'Choose another name.',
  },
  id_characters: {
    text: ({ id }) => `The id “${text(id)}” would be hard to read in plugin.<id>.<name>.`,
    advice: 'Use letters, digits, "-" and "_" only; no dots and no spaces.',
  },
  version_not_semantic: {
    text: ({ version }) => `The version “${text(version)}” is not a semantic version.`,
    advice: 'Use three numbers, such as "1.0.0" or "1.0.0-beta.1".',
  },
  compatibility_unknown: {
    text: ({ value }) => `compatibilityMode is “${text(value)}”, which is unknown.`,
    advice: (params) => meant(params, 'Use "native", "openclaw" or "skill_bridge", or leave it out.'),
  },
  openclaw_incomplete: {
    text: ({ field }) => `compatibilityMode is "openclaw", but openclaw.${text(field)} is missing.`,
    advice: ({ field }) =>
      field === 'entry'
        ? 'Add openclaw.entry, the path of the entry file.'
        : 'Add openclaw.adapter, the name of the bridge.',
  },
  channel_without_adapter: {
    text: 'A channel plugin without a channel adapter receives and sends nothing.',
    advice: 'Add entrypoints.channel_adapter with mode and supported_channels.',
  },
  adapter_mode_missing: {
    text: 'The channel adapter does not say how it connects.',
    advice: 'Add mode: "managed_webhook", "direct_ws", "direct_stream" or "direct_polling".',
  },
  adapter_mode_unknown: {
    text: ({ value }) => `The channel adapter’s mode is “${text(value)}”, which is unknown.`,
    advice: (params) =>
      meant(params, 'Use "managed_webhook", "direct_ws", "direct_stream" or "direct_polling".'),
  },
  lifecycle_stage_unknown: {
    text: ({ stage }) => `“${text(stage)}” is no stage of a channel’s life, so it is never called.`,
    advice: (params) =>
      meant(
        params,
        'Stages are install, validate, connect, disconnect, receive, send, health, route and archive_media.',
      ),
  },
  command_repeated: {
    text: ({ name }) => `There are two commands named “${text(name)}”; only the first appears.`,
    advice: 'Rename or remove one. Top-level commands and entrypoints.commands count as one list.',
  },
  command_incomplete: {
    text: ({ type, field }) => `A command of type "${text(type)}" needs ${text(field)}.`,
    advice: ({ field }) => `Add ${text(field)}, or choose another type.`,
  },
  command_empty: {
    text: 'A command has nothing to do.',
    advice: 'Add response (a text), response_template (a text with {{config.…}}) or program.',
  },
  command_type_missing: {
    text: ({ inferred }) => `A command has no type; it is taken for "${text(inferred)}".`,
    advice: ({ inferred }) => `Add "type": "${text(inferred)}", or the type you mean.`,
  },
  command_type_unknown: {
    text: ({ type, inferred }) =>
      inferred === undefined
        ? `The command type “${text(type)}” is unknown.`
        : `The command type “${text(type)}” is unknown; it is taken for "${text(inferred)}".`,
    advice: (params) => meant(params, 'Use "response", "template", "process" or "stdio".'),
  },
  command_name_characters: {
    text: ({ name }) => `The command name “${text(name)}” has spaces or invisible characters.`,
    advice: 'Use a name that can be typed in one word, such as "run-script".',
  },
  commands_shorthand: {
    text: ({ kind }) => `Top-level commands are the shorthand of tool plugins; this is a ${text(kind)}.`,
    advice: 'They work here too. Set kind to "tool" if the plugin is made of commands.',
  },
  timeout_not_positive: {
    text: ({ value }) => `timeout_seconds is ${text(value)}, so the command would end before it starts.`,
    advice: 'Use a number of seconds above 0, or leave it out.',
  },
  config_field_unknown: {
    text: ({ field }) => `“${text(field)}” is not a field of config_schema, so it stays empty.`,
    advice: (params) => meant(params, 'Add it to config_schema.properties, or name one that is there.'),
  },
  placeholder_unknown: {
    text: ({ text: inner }) => `{{${text(inner)}}} is not filled in and appears as it is written.`,
    advice: 'Only {{config.…}} is filled in.',
  },
} satisfies Partial<Record<ManifestCode, AdviceEntry>>;
