import type { LintCode } from '../../core/lint/lintCode.js';
import type { AdviceEntry } from './adviceWords.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const list = (value: unknown) => (Array.isArray(value) ? value.map(String).join('、') : '');

/** 请求和整个 schema 的问题，简体中文。 */
export const lintRequestZhCN = {
  internal_block: {
    text: '这是 request_user_input，Wework 和 executor 的内部渲染协议。',
    advice: '改为发送 MCP elicitation：mode: "form"、message、requestedSchema。',
  },
  message_missing: { text: '请求没有 message，Codex 会拒绝。', advice: '在 message 中说明需要决定什么。' },
  message_blank: { text: 'message 是空白。', advice: '说明需要决定什么；高影响操作要写清影响范围和后果。' },
  openai_form: {
    text: 'openai/form 是扩展，插件连接到的 MCP client 可能不支持，请求因此发不出去。',
    advice: '使用 mode: "form"；只有 client capabilities 明确支持时才使用 openai/form。',
  },
  mode_unknown: {
    text: ({ mode }) => `未知的 mode“${text(mode)}”：Codex 会当作表单，其他 client 会拒绝。`,
    advice: '使用 mode: "form"。',
  },
  url_mode: { text: 'Wework 会拒绝打开网页的请求。', advice: '用 mode: "form" 提问，或把网址写进对话。' },
  url_missing: { text: '打开网页的请求需要 url。', advice: '补上 url。' },
  url_without_id: {
    text: '打开网页的请求需要 elicitationId，否则 Codex 会拒绝。',
    advice: '补上自己生成的 elicitationId。',
  },
  url_scheme: { text: '这不是网页地址；途中无人检查，宿主可能拒绝。', advice: '使用 https。' },
  sdk_timeout: {
    text: 'MCP SDK 默认只等待 60 秒，而卡片可能仍然开着。',
    advice: '发送请求时传入更长的 timeout，例如十分钟。',
  },
  handle_refusals: {
    text: '结果可能是 accept、decline 或 cancel，而这个表单可能涉及高影响操作。',
    advice: '三种结果都要处理；不是 accept 时停止或回滚待执行动作。',
  },
  schema_missing: {
    text: '表单需要 requestedSchema。',
    advice: '补上 requestedSchema，包含 type: "object" 和 properties。',
  },
  root_not_object: {
    text: 'schema 根上没有 type: "object"，Codex 会拒绝表单。',
    advice: '把 requestedSchema.type 设为 "object"。',
  },
  properties_missing: {
    text: 'schema 没有 properties，没有可问的内容。',
    advice: '补上 properties，每个问题一个；空对象只表示请求同意。',
  },
  root_words: {
    text: ({ keyword }) => `schema 根上有 ${text(keyword)} 时没有人能看到表单：Codex 直接返回 cancel。`,
    advice: ({ keyword }) => `删除根上的 ${text(keyword)}，把内容写进 message。`,
  },
  required_malformed: {
    text: 'required 不是字段 key 的列表。',
    advice: '在 schema 根上用字符串列出 key。',
  },
  required_unknown: {
    text: ({ key }) => `required 写了“${text(key)}”，但没有这个字段。`,
    advice: '删除它，或补上这个字段。',
  },
  required_repeated: { text: ({ key }) => `required 重复写了“${text(key)}”。`, advice: '只写一次。' },
  required_stops_nothing: {
    text: ({ keys }) => `Wework 不会因 required 阻止提交，这些字段可能为空或缺失：${list(keys)}。`,
    advice: '在插件中校验，缺少时再次询问。',
  },
  reordered: {
    text: ({ order }) => `Codex 会按 key 排序，提问顺序将是：${list(order)}。`,
    advice: '按想要的顺序把 key 写进 required，或取排序后正好的 key。',
  },
  empty_form: {
    text: '没有字段的表单只是请求同意；approvalPolicy 为 never 且 full access 时，Codex 会不经询问直接接受。',
    advice: '需要由用户决定时，用一个布尔或单选字段提问。',
  },
  click_sends: {
    text: '表单只有一个选择题，点击即提交，而它看起来涉及高影响操作。',
    advice: '增加第二个问题（例如确认），让用户点击“提交”。',
  },
  too_large: { text: '表单超出可显示的大小，会被拒绝。', advice: '每次少问一些。' },
  not_drawn: {
    text: '无法显示为问题，表单会被拒绝。',
    advice: '使用文本、数字、布尔、带 const 和 title 的 oneOf，或由这类选项组成的数组。',
  },
} satisfies Partial<Record<LintCode, AdviceEntry>>;
