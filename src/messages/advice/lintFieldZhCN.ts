import type { LintCode } from '../../core/lint/lintCode.js';
import type { AdviceEntry } from './adviceWords.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const REFUSED = 'Codex 会拒绝整个表单。';
const TITLED = '使用 type: "string" 和 oneOf，每个选项都有 const 和 title。';

/** 单个字段的问题，简体中文。 */
export const lintFieldZhCN = {
  field_not_object: { text: '字段的定义不是对象。', advice: '用带 type 的对象描述它。' },
  type_missing: { text: `字段没有 type。${REFUSED}`, advice: '补上 type，使用 oneOf 和 enum 时也需要。' },
  type_list: {
    text: `type 是列表。${REFUSED}`,
    advice: '只写一个类型；不必回答的字段不要写进 required。',
  },
  type_unknown: {
    text: ({ type }) => `“${text(type)}”不是表单字段的类型。`,
    advice: '使用 string、number、integer、boolean，或由选项组成的 array。',
  },
  reference: { text: `字段是引用。${REFUSED}`, advice: '把 schema 直接写在这里。' },
  nested_object: { text: '字段本身是对象，而表单是扁平的。', advice: '把其中每个值写成表单的一个字段。' },
  free_array: { text: '数组没有可选的内容。', advice: '给 items 写 enum 或 anyOf；自由内容用一个文本字段。' },
  words_not_text: {
    text: ({ keyword }) => `${text(keyword)} 不是文本。${REFUSED}`,
    advice: '改为文本。',
  },
  default_wrong_type: {
    text: ({ type }) => `default 的类型不是 ${text(type)}。${REFUSED}`,
    advice: '使用与字段同类型的 default，或不写。',
  },
  length_not_natural: {
    text: ({ keyword }) => `${text(keyword)} 不是非负整数。${REFUSED}`,
    advice: '使用整数，或不写。',
  },
  bounds_fractional: {
    text: ({ keyword }) => `integer 的 ${text(keyword)} 是小数。${REFUSED}`,
    advice: '使用整数，或改为 type: "number"。',
  },
  format_unknown: {
    text: ({ format }) => `未知的 format“${text(format)}”。${REFUSED}`,
    advice: '使用 email、uri、date、date-time，或在 description 中说明。',
  },
  dropped: {
    text: ({ keyword }) => `Codex 会丢弃 ${text(keyword)}。`,
    advice: '不要依赖它：写进字段文案，并在插件中校验。',
  },
  becomes_text: { text: '选项会丢失：在 Codex 中用户看到的是空文本框。', advice: TITLED },
  becomes_number: {
    text: '选项会丢失：在 Codex 中用户需要输入数字。',
    advice: `${TITLED}在插件中把文本转成数字。`,
  },
  rewritten: { text: 'Codex 会把 items 中的 oneOf 改为 anyOf。', advice: '直接写 anyOf。' },
  options_empty: { text: '选项列表为空。', advice: '写上选项，或删除这个关键字。' },
  const_not_text: {
    text: '有选项的值不是字符串；宿主按字符串处理选项。',
    advice: 'const 使用字符串，在插件中再转换。',
  },
  option_without_title: {
    text: '选项没有 title，用户看到的是机器值。',
    advice: '每个选项都写面向用户的 title 和面向程序的 const。',
  },
  enum_without_names: {
    text: '选项没有展示名，用户看到的是机器值。',
    advice: '使用带 const 和 title 的 oneOf（数组中用 anyOf），或补上 enumNames。',
  },
  names_missing: {
    text: ({ names, options }) => `${text(options)} 个选项有 ${text(names)} 个名称。`,
    advice: '为每个选项命名，或使用带 const 和 title 的 oneOf。',
  },
  value_repeated: {
    text: ({ value }) => `有两个选项的值都是“${text(value)}”。`,
    advice: '每个选项使用不同的值。',
  },
  label_repeated: {
    text: ({ label }) => `“${text(label)}”可能指两个选项：它也是另一个选项的标题或值。`,
    advice: '每个选项使用不同的 title；按标题回查的宿主会发送错误的值。',
  },
  destructive_first: {
    text: '第一个选项具有破坏性，而 Wework 的卡片默认选中第一个选项。',
    advice: '把无害的选项放在第一位。',
  },
  no_title: { text: '字段没有 title，用户看到的是 key。', advice: '补上 title。' },
  no_description: {
    text: '字段没有 description，问题只剩标题。',
    advice: '在 description 中提问，并说明回答的后果。',
  },
  secret: {
    text: '字段似乎在询问敏感信息，表单不是填写它的安全位置。',
    advice: '使用登录页面、环境变量或宿主的设置。',
  },
  odd_key: {
    text: 'key 是空白、首尾有空格、是数字，或是每个对象都有的名称。',
    advice: '使用普通单词作为 key：它会出现在 content 中，而数字会失去顺序。',
  },
  reserved_key: {
    text: ({ key }) => `宿主用“${text(key)}”识别自己的授权卡和计划卡。`,
    advice: '换一个 key。',
  },
  bounds_crossed: {
    text: ({ least, most }) => `${text(least)} 与 ${text(most)} 之间没有可填的值。`,
    advice: '交换两者，或去掉一个。',
  },
  default_outside: { text: 'default 不是字段允许的答案。', advice: '使用选项之一，并在限制之内。' },
  default_not_first: {
    text: 'Wework 的卡片不使用 default，默认选中第一个选项。',
    advice: '把默认选项放在列表第一位。',
  },
  default_false_preselected: {
    text: 'default 是 false，但 Wework 的卡片默认选中第一个选项 true。',
    advice: '换一种问法，或用 oneOf 并把无害的选项放在第一位。',
  },
  default_unused: {
    text: 'Wework 的卡片从空文本框开始，不使用 default。',
    advice: '答案为空时由插件使用默认值，并在 description 中说明。',
  },
  array_not_multi: {
    text: 'Wework 将其显示为单选，结果是数组。',
    advice: '不要用它表达多选：每项用一个布尔字段，或分成多个问题。',
  },
  number_left_out: {
    text: '输入的内容不是数字时，字段会被省略。',
    advice: '在插件中校验数字是否存在、是否在范围内。',
  },
} satisfies Partial<Record<LintCode, AdviceEntry>>;
