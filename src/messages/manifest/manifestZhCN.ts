import type { ManifestCode } from '../../manifest/manifestCode.js';
import type { AdviceEntry } from '../advice/adviceWords.js';
import type { IssueParams } from '../messages.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const meant = ({ meant: name }: IssueParams, otherwise: string) =>
  name === undefined ? otherwise : `是否想写“${text(name)}”？`;

const EXPECTED: Readonly<Record<string, string>> = {
  text: '字符串',
  texts: '字符串数组，例如 ["a", "b"]',
  object: '对象，例如 { … }',
  list: '数组，例如 [ … ]',
  number: '数字',
  switch_or_path: 'true、false 或脚本路径',
};
const WRAPPER = '{"type": "object", "properties": {…}}';
const UNWRAPPED: Readonly<Record<string, string>> = {
  bare: 'config_schema 直接写了字段定义，外层缺少 object 包裹，表单无法渲染。',
  type: 'config_schema 最外层缺少 "type": "object"，表单无法渲染。',
  properties: 'config_schema 没有 properties，没有可渲染的配置项。',
  both: 'config_schema 缺少 "type": "object" 和 properties，表单无法渲染。',
};

/** 清单中可能出现的问题，简体中文。 */
export const manifestZhCN = {
  kind_unknown: {
    text: ({ value }) => `kind 的值“${text(value)}”不是插件类型。`,
    advice: (params) => meant(params, '改为 "tool"（命令）、"channel"（渠道收发）或 "skill"（技能桥接）。'),
  },
  config_schema_unwrapped: {
    text: ({ reason }) => UNWRAPPED[text(reason)] ?? UNWRAPPED['both'] ?? '',
    advice: ({ reason }) =>
      reason === 'properties'
        ? `补上 properties，每个配置项一个：${WRAPPER}。`
        : `用 ${WRAPPER} 包裹这些字段。`,
  },
  openclaw_missing: {
    text: 'compatibilityMode 为 "openclaw"，但缺少 openclaw 配置段。',
    advice: '补充 openclaw.adapter 和 openclaw.entry，或改用 "native"。',
  },
  channel_missing: {
    text: '渠道适配器没有声明任何渠道。',
    advice: '在 supported_channels 中至少添加一个渠道标识，例如 ["dingtalk"]。',
  },
  command_name_missing: {
    text: '有命令没有 name，它不会出现。',
    advice: '为它填写非空且不与其他命令重复的 name。',
  },
  not_an_object: {
    text: '清单应是一个 JSON 对象，这里不是。',
    advice: '从 { "id": …, "name": …, "version": …, "kind": … } 开始写。',
  },
  too_large: {
    text: '清单过大或嵌套过深，未读取。',
    advice: '不要把数据写进清单，放到旁边的文件里。',
  },
  field_missing: {
    text: ({ field }) => `缺少 ${text(field)}。`,
    advice: ({ field }) =>
      field === 'kind' ? '补上 kind："tool"、"channel" 或 "skill"。' : `补上 ${text(field)}，值为字符串。`,
  },
  field_blank: {
    text: ({ field }) => `${text(field)} 是空白。`,
    advice: ({ field }) => `为 ${text(field)} 填写内容。`,
  },
  wrong_type: {
    text: ({ field }) => `${text(field)} 的类型不对。`,
    advice: ({ expected }) => `应为${EXPECTED[text(expected)] ?? '其他类型'}。`,
  },
  unknown_key: {
    text: ({ key }) => `“${text(key)}”在这里没有意义，会被忽略。`,
    advice: (params) => meant(params, '删除它，或移到 metadata。'),
  },
  reserved_key: {
    text: ({ key }) => `“${text(key)}”是程序内部使用的名称，可能被丢弃或引发错误。`,
    advice: '换一个名称。',
  },
  id_characters: {
    text: ({ id }) => `id“${text(id)}”会让 plugin.<id>.<name> 难以辨认。`,
    advice: '只用字母、数字、“-”和“_”，不要用点和空格。',
  },
  version_not_semantic: {
    text: ({ version }) => `版本号“${text(version)}”不是语义化版本。`,
    advice: '使用三段数字，例如 "1.0.0" 或 "1.0.0-beta.1"。',
  },
  compatibility_unknown: {
    text: ({ value }) => `compatibilityMode 的值“${text(value)}”未知。`,
    advice: (params) => meant(params, '使用 "native"、"openclaw" 或 "skill_bridge"，或省略。'),
  },
  openclaw_incomplete: {
    text: ({ field }) => `compatibilityMode 为 "openclaw"，但缺少 openclaw.${text(field)}。`,
    advice: ({ field }) =>
      field === 'entry'
        ? '补充 openclaw.entry，即入口文件路径。'
        : '补充 openclaw.adapter，即桥接适配器名称。',
  },
  channel_without_adapter: {
    text: '渠道插件没有渠道适配器，无法收发消息。',
    advice: '添加 entrypoints.channel_adapter，填写 mode 和 supported_channels。',
  },
  adapter_mode_missing: {
    text: '渠道适配器没有写接入模式。',
    advice: '补上 mode："managed_webhook"、"direct_ws"、"direct_stream" 或 "direct_polling"。',
  },
  adapter_mode_unknown: {
    text: ({ value }) => `渠道适配器的 mode“${text(value)}”未知。`,
    advice: (params) =>
      meant(params, '使用 "managed_webhook"、"direct_ws"、"direct_stream" 或 "direct_polling"。'),
  },
  lifecycle_stage_unknown: {
    text: ({ stage }) => `“${text(stage)}”不是生命周期阶段，不会被调用。`,
    advice: (params) =>
      meant(
        params,
        '可用阶段：install、validate、connect、disconnect、receive、send、health、route、archive_media。',
      ),
  },
  command_repeated: {
    text: ({ name }) => `有两个命令都叫“${text(name)}”，只有第一个会出现。`,
    advice: '重命名或删除其中一个；顶层 commands 和 entrypoints.commands 算同一个列表。',
  },
  command_incomplete: {
    text: ({ type, field }) => `"${text(type)}" 类型的命令需要 ${text(field)}。`,
    advice: ({ field }) => `补上 ${text(field)}，或换一种 type。`,
  },
  command_empty: {
    text: '有命令没有任何要执行的内容。',
    advice: '补上 response（文本）、response_template（含 {{config.…}} 的文本）或 program。',
  },
  command_type_missing: {
    text: ({ inferred }) => `有命令没有 type，按 "${text(inferred)}" 处理。`,
    advice: ({ inferred }) => `补上 "type": "${text(inferred)}"，或你想要的类型。`,
  },
  command_type_unknown: {
    text: ({ type, inferred }) =>
      inferred === undefined
        ? `未知的命令类型“${text(type)}”。`
        : `未知的命令类型“${text(type)}”，按 "${text(inferred)}" 处理。`,
    advice: (params) => meant(params, '使用 "response"、"template"、"process" 或 "stdio"。'),
  },
  command_name_characters: {
    text: ({ name }) => `命令名“${text(name)}”含有空格或不可见字符。`,
    advice: '使用能连续输入的名称，例如 "run-script"。',
  },
  commands_shorthand: {
    text: ({ kind }) => `顶层 commands 是 tool 插件的快捷方式，而这是 ${text(kind)} 插件。`,
    advice: '在这里同样有效；如果插件以命令为主，把 kind 设为 "tool"。',
  },
  timeout_not_positive: {
    text: ({ value }) => `timeout_seconds 为 ${text(value)}，命令会立即超时。`,
    advice: '填写大于 0 的秒数，或省略。',
  },
  config_field_unknown: {
    text: ({ field }) => `“${text(field)}”不是 config_schema 中的字段，值会是空的。`,
    advice: (params) => meant(params, '把它加到 config_schema.properties，或改为已有的字段。'),
  },
  placeholder_unknown: {
    text: ({ text: inner }) => `{{${text(inner)}}} 不会被替换，将原样显示。`,
    advice: '只有 {{config.…}} 会被替换。',
  },
} satisfies Partial<Record<ManifestCode, AdviceEntry>>;
