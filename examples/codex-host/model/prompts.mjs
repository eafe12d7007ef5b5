/** @import { Thought } from './streamThoughts.mjs' */

/**
 * Something to try: a button of the page, what it says to the model, and what the fake model does when it
 * is told so. A real model makes up its own mind.
 *
 * @typedef {object} Prompt
 * @property {string} name
 * @property {string} title
 * @property {string} said
 * @property {Extract<Thought, { call: string }>} does
 */

/** @satisfies {Readonly<Record<string, string>>} */
const TOOLS = {
  choose_target: '发布目标',
  clear_cache: '确认删除',
  write_release_note: '发布说明',
  set_rollout: '灰度比例',
  choose_strategy: '处理方式',
  prepare_release: '准备发布',
  publish_release: '确认发布',
};

/** The plugin's tools, each of which asks something. */
const ofPlugin = Object.entries(TOOLS).map(([name, title]) => ({
  name,
  title,
  said: `请用 release_plugin 的工具 ${name} 问我：${title}。`,
  does: { call: name, namespace: 'mcp__release_plugin' },
}));

const ofModel = {
  name: 'request_user_input',
  title: '模型提问',
  said: '/plan 先用 request_user_input 问我用哪种语言写测试。',
  does: {
    call: 'request_user_input',
    arguments: {
      questions: [
        {
          id: 'language',
          header: '语言',
          question: '用哪种语言写测试？',
          options: [
            { label: 'TypeScript（推荐）', description: '有类型，与项目一致' },
            { label: 'JavaScript', description: '没有类型，少一步编译' },
          ],
        },
      ],
    },
  },
};

const PATCH = `apply_patch <<'EOF'
*** Begin Patch
*** Add File: notes.md
+# 发布记录
*** End Patch
EOF`;

/** What Codex itself must have allowed. */
const ofCodex = [
  {
    name: 'exec_command',
    title: '运行命令',
    said: '请在沙箱外用 exec_command 运行 git init --quiet。',
    does: {
      call: 'exec_command',
      arguments: {
        cmd: 'git init --quiet',
        sandbox_permissions: 'require_escalated',
        justification: '要为发布记录建一个仓库',
      },
    },
  },
  {
    name: 'apply_patch',
    title: '修改文件',
    said: '请用 apply_patch 新建 notes.md，内容是标题“发布记录”。',
    does: { call: 'exec_command', arguments: { cmd: PATCH } },
  },
  {
    name: 'request_permissions',
    title: '请求权限',
    said: '请用 request_permissions 请求联网的权限。',
    does: {
      call: 'request_permissions',
      arguments: { reason: '要下载依赖', permissions: { network: { enabled: true } } },
    },
  },
];

/**
 * @param {{ approvals: boolean }} options
 * @returns {readonly Prompt[]}
 */
export function prompts({ approvals }) {
  return [...ofPlugin, ofModel, ...(approvals ? ofCodex : [])];
}
