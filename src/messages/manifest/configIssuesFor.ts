import type { IssueParams, Messages } from '../messages.js';
import type { Locale } from '../messagesFor.js';

const limit = (params: IssueParams) => String(params['limit']);

const en: Messages['issues'] = {
  required: () => 'Needs a value',
  wrong_type: (params) => `Should be ${typeName(params, EN_TYPES, ' or ')}`,
  minItems: (params) => `At least ${limit(params)} ${params['limit'] === 1 ? 'entry' : 'entries'}`,
  maxItems: (params) => `At most ${limit(params)} ${params['limit'] === 1 ? 'entry' : 'entries'}`,
  minProperties: (params) => `At least ${limit(params)} ${params['limit'] === 1 ? 'entry' : 'entries'}`,
  maxProperties: (params) => `At most ${limit(params)} ${params['limit'] === 1 ? 'entry' : 'entries'}`,
  unique: () => 'No two entries may be the same',
  contains: () => 'An entry that is needed is missing',
  property_name: () => 'Is not an allowed name',
  not_allowed: () => 'Is not allowed here',
  alternatives: () => 'Fits none of the forms that are allowed',
  one_only: () => 'Fits more than one form where it may fit only one',
  json: () => 'Is not valid JSON',
  not_checked: () => 'The settings could not be checked',
  unknown: () => 'Is not right',
};

const zhCN: Messages['issues'] = {
  required: () => '请填写',
  wrong_type: (params) => `应为${typeName(params, ZH_TYPES, '或')}`,
  minItems: (params) => `至少 ${limit(params)} 项`,
  maxItems: (params) => `最多 ${limit(params)} 项`,
  minProperties: (params) => `至少 ${limit(params)} 项`,
  maxProperties: (params) => `最多 ${limit(params)} 项`,
  unique: () => '各项不能重复',
  contains: () => '缺少必要的一项',
  property_name: () => '不允许使用这个名称',
  not_allowed: () => '这里不允许填写',
  alternatives: () => '不符合任何一种允许的形式',
  one_only: () => '同时符合多种形式，只能符合一种',
  json: () => '不是有效的 JSON',
  not_checked: () => '无法校验这些设置',
  unknown: () => '填写有误',
};

const EN_TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};
const ZH_TYPES: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: ' true 或 false',
  array: '列表',
  object: '对象',
  null: '空值',
};

function typeName({ expected }: IssueParams, names: Readonly<Record<string, string>>, or: string): string {
  const types = Array.isArray(expected) ? expected : [expected];
  return types.map((type) => names[String(type)] ?? String(type)).join(or);
}

/**
 * The sentences of `checkConfig` and the config form in a built-in language, where they differ from a card's:
 * `messagesFor(locale, { issues: configIssuesFor(locale) })`.
 */
export function configIssuesFor(locale: Locale): Messages['issues'] {
  return locale === 'zh-CN' ? zhCN : en;
}
