import type { IssueParams, Messages } from './messages.js';

const limit = (params: IssueParams) => String(params['limit']);

/** Simplified Chinese. */
export const zhCN: Messages = {
  lang: 'zh-CN',
  cardName: (serverName) => (serverName === undefined ? '提问' : `来自 ${serverName} 的提问`),
  unknownServer: '未命名的服务',
  submit: '提交',
  decline: '拒绝',
  cancel: '取消',
  allow: '允许',
  yes: 'true',
  no: 'false',
  optional: '选填',
  choosingSends: '选择后立即提交',
  other: '其他',
  otherWins: '将提交你填写的内容。清空后可改选选项。',
  selectionRange: (minimum, maximum) => {
    if (minimum !== undefined && minimum === maximum) return `请选择 ${String(minimum)} 项`;
    if (minimum !== undefined && minimum > 0 && maximum !== undefined) {
      return `请选择 ${String(minimum)} 至 ${String(maximum)} 项`;
    }
    return maximum === undefined ? `至少选择 ${String(minimum)} 项` : `最多选择 ${String(maximum)} 项`;
  },
  formatHints: {
    email: 'name@example.com',
    uri: 'https://example.com',
    date: '年-月-日，例如 2026-01-31',
    'date-time': '年-月-日 时:分，例如 2026-01-31 09:00',
  },
  pickDate: { date: '选择日期', 'date-time': '选择日期和时间' },
  sentAs: (text) => `将提交为 ${text}`,
  localTime: (text, offset) => `你所在时区（UTC${offset}）的 ${text}`,
  between: (minimum, maximum) => `${String(minimum)} 至 ${String(maximum)}`,
  charactersLeft: (count) =>
    count < 0 ? `超出 ${String(-count)} 个字符` : `还可输入 ${String(count)} 个字符`,
  mustMatch: '须匹配',
  clear: '清除',
  looksSecret: '这看起来是敏感信息，表单不是填写它的安全位置。',
  numberNotSent: '不是数字，不会提交',
  sending: '正在提交…',
  sendFailed: (detail) =>
    detail === undefined ? '提交失败，你的回答仍然保留。' : `提交失败（${detail}），你的回答仍然保留。`,
  needAttention: (count) => `还有 ${String(count)} 项需要处理`,
  undrawable: '无法在此显示这个问题。',
  ended: {
    answered: '已回答',
    declined: '已拒绝',
    cancelled: '已取消',
    expired: '已过期',
    withdrawn: '已撤回',
  },
  answeredWith: (answers) => `已回答：${answers}`,
  offered: '可选内容',
  noAnswer: '未填写',
  hiddenAnswer: '已隐藏',
  listSeparator: '、',
  decisions: {
    allow: '允许',
    allow_once: '允许一次',
    allow_session: '本次会话内允许',
    allow_always: '允许，且不再询问',
    allow_turn_strict_review: '本轮内允许，并严格审查',
    allow_execpolicy: '允许，且以此开头的命令不再询问',
    allow_host: '允许，并始终允许此主机',
    deny_host: '始终阻止此主机',
    decline: '拒绝',
    cancel: '取消并停止',
  },
  issues: {
    required: () => '请填写或选择',
    option: () => '不在可选范围内',
    number: () => '请输入数字',
    integer: () => '请输入整数',
    minimum: (params) => `不能小于 ${limit(params)}`,
    maximum: (params) => `不能大于 ${limit(params)}`,
    exclusiveMinimum: (params) => `必须大于 ${limit(params)}`,
    exclusiveMaximum: (params) => `必须小于 ${limit(params)}`,
    multipleOf: (params) => `必须是 ${limit(params)} 的倍数`,
    minLength: (params) => `至少 ${limit(params)} 个字符`,
    maxLength: (params) => `最多 ${limit(params)} 个字符`,
    minItems: (params) => `至少选择 ${limit(params)} 项`,
    maxItems: (params) => `最多选择 ${limit(params)} 项`,
    pattern: () => '格式不符合要求',
    format: (params) =>
      ({
        email: '请输入邮箱地址',
        uri: '请输入完整网址，例如 https://example.com',
        date: '请按 年-月-日 输入日期，例如 2026-01-31',
        'date-time': '请输入带时区的日期时间，例如 2026-01-31T09:00:00+08:00',
      })[limit(params)] ?? '格式不符合要求',
    missing: () => '缺少必需的内容',
    wrong_type: () => '类型不正确',
    unsupported: () => '无法显示为问题',
    limit: () => '内容过多，无法显示',
    remote_ref: () => '引用了外部 schema，不会去获取',
    recursive: () => '引用了自身',
    unknown_key: (params) => `要求填写“${String(params['key'])}”，但没有这个字段`,
    default_ignored: () => '默认值不是有效答案，已忽略',
    unknown: () => '不正确',
  },
};
