import type { ConfigFieldCode, JsonCode } from '../../manifest/manifestCode.js';
import type { AdviceEntry } from '../advice/adviceWords.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const AS_JSON = '将以 JSON 编辑。';

/** 配置项和 JSON 文本的问题，简体中文。 */
export const configFieldsZhCN = {
  no_settings: {
    text: 'schema 没有 properties，没有可设置的内容。',
    advice: '补上 properties，每个配置项一个。',
  },
  field_not_object: {
    text: ({ key }) => `字段“${text(key)}”的定义不是对象，不会显示。`,
    advice: '写成 { "type": …, "title": … }。',
  },
  field_type_unknown: {
    text: ({ type }) => `未知的类型“${text(type)}”，${AS_JSON}`,
    advice: '使用 string、number、integer、boolean、array 或 object。',
  },
  field_mixed: {
    text: `这个字段接受多种类型的值，没有对应的控件，${AS_JSON}`,
    advice: '只用一种 type，或用带 const 和 title 的选项。',
  },
  field_free: {
    text: `schema 没有说明这个字段的内容，${AS_JSON}`,
    advice: '补上 type；数组补上 items，对象补上 properties。',
  },
  field_map: {
    text: `键名不固定的字段没有对应的控件，${AS_JSON}`,
    advice: '键名已知时写进 properties，否则在 description 中说明填写方法。',
  },
  field_recursive: {
    text: `字段包含自身，无法完整显示，${AS_JSON}`,
    advice: '按需要的层数展开写。',
  },
  field_reference: {
    text: ({ reference }) => `引用“${text(reference)}”在 schema 中找不到，${AS_JSON}`,
    advice: '使用 "#/$defs/…"；不会读取其他位置的 schema。',
  },
  field_too_many: {
    text: '字段过多，无法全部显示。',
    advice: '减少配置项。',
  },
  options_empty: { text: '没有选项，无法选择。', advice: '在 enum 中至少列出一个值。' },
  required_unknown: {
    text: ({ key }) => `required 写了“${text(key)}”，但没有这个字段。`,
    advice: '删除它，或补上这个字段。',
  },
  default_unfit: {
    text: 'default 与字段不符。',
    advice: '默认值的类型应与字段一致；有选项时应是其中之一。',
  },
  pattern_unusable: {
    text: 'pattern 不是有效的正则表达式，不会校验。',
    advice: '使用 JavaScript 在 u 标志下接受的表达式。',
  },
  json_empty: { text: '文件是空的。', advice: '从 { "id": …, "name": …, … } 开始写。' },
  json_ends: { text: '文本提前结束。', advice: '检查每个 {、[ 和 " 是否闭合。' },
  json_comma: { text: '多了或少了逗号。', advice: '两项之间写一个逗号，最后一项之后不写。' },
  json_comment: { text: 'JSON 不支持注释。', advice: '删除它。' },
  json_quotes: { text: '名称和文本需要用英文双引号。', advice: '写成 "name": "text"。' },
  json_text: {
    text: '文本中有换行或错误的转义。',
    advice: String.raw`换行写 \n，反斜杠写 \\。`,
  },
  json_unexpected: {
    text: ({ found }) => `“${text(found)}”不能出现在这里。`,
    advice: '删除它，或检查它前面的内容。',
  },
  json_repeated_key: {
    text: ({ key }) => `“${text(key)}”重复出现，以最后一个为准。`,
    advice: '删除其中一个。',
  },
} satisfies Record<ConfigFieldCode | JsonCode, AdviceEntry>;
