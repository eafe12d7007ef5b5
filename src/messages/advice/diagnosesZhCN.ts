import type { DiagnosisCode } from '../../schema/diagnosisCode.js';
import type { AdviceEntry } from './adviceWords.js';

/** 表单没有出现或没有作用的原因，简体中文。 */
export const diagnosesZhCN: Readonly<Record<DiagnosisCode, AdviceEntry>> = {
  openai_form_unsupported: {
    text: '插件连接到的 MCP client 不支持 openai/form，请求没有发出。',
    advice: '改用 mode: "form"，或走普通对话 / tool 参数降级。',
  },
  refused_before_ui: {
    text: 'Codex MCP runtime 在界面之前就拒绝了表单。',
    advice:
      '检查 elicitations_auto_deny、approvalPolicy 是否为 never、granular 中 mcp_elicitations 是否为 true，以及工具调用是否在 active turn 内。',
  },
  form_not_drawn: {
    text: '请求已到达运行时，但 mode 或 schema 不受支持。',
    advice: '检查 mode 和 requestedSchema.properties；lintElicitation 会指出请求中的问题。',
  },
  tool_calls_ask: {
    text: '出现的不是插件表单：该 MCP server 或 tool 的 approval mode 仍然要求每次授权。',
    advice:
      '对不需要授权的 server 设置 default_tools_approval_mode = "approve"；确实需要授权的，显式保留 prompt。',
  },
  answer_not_handled: {
    text: '答案已提交，但插件没有继续：响应路由有误，或插件没有处理结果。',
    advice: '检查插件是否分别处理 accept、cancel、decline。',
  },
  request_unreadable: {
    text: 'Codex 无法读取请求，整个表单被拒绝；一个字段有误就会如此。',
    advice:
      '用 target "codex" 运行 lintElicitation。常见原因：字段缺少 type、嵌套对象、没有选项的数组、未知的 format。',
  },
  schema_unreadable: {
    text: 'Codex 没有展示表单就将其取消。常见原因是 requestedSchema 根上有 title 或 description。',
    advice: '删除 schema 根上的 title 和 description，把内容写进 message。',
  },
  plugin_timed_out: {
    text: '插件自己的 SDK 停止了等待，默认只有 60 秒；卡片可能一直开到本轮结束。',
    advice: '发起 elicitation 时传入更长的 timeout，例如十分钟。',
  },
  answer_refused_by_sdk: {
    text: '插件的 SDK 按 schema 校验答案后拒绝了它。按 Wework 的规则，文本可以为空，数字可能被省略。',
    advice: '放宽 schema（不写 required、minLength）并在插件中校验，或使用带 enforce 的 profile。',
  },
  not_explained: {
    text: '观察到的现象不符合任何已知原因。',
    advice:
      '查看插件收到了什么（错误，或哪个 action），以及宿主日志里是否有 codex mcp elicitation request 或 mcpServer/elicitation/request。',
  },
};
