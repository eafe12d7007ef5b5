import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

/**
 * 布尔确认: yes or no before something that cannot be undone. The form says what will be lost.
 *
 * @param {McpServer} server
 */
export function clearCache(server) {
  server.registerTool(
    'clear_cache',
    {
      title: '确认删除',
      description: '征得用户同意后清空当前工作区缓存。',
      inputSchema: {
        confirm: z.boolean().optional().describe('仅在客户端不能显示表单时使用：用户已在对话中明确同意'),
      },
      annotations: { destructiveHint: true },
    },
    async ({ confirm }, call) => {
      const asked = await askUser(
        server,
        {
          message: '是否继续删除缓存？',
          requestedSchema: {
            type: 'object',
            properties: {
              confirm: {
                type: 'boolean',
                title: '确认删除',
                description: '此操作会清空当前工作区缓存。无法撤销，下次构建会重新下载依赖；源代码不受影响。',
              },
            },
            required: ['confirm'],
          },
        },
        call,
      );
      // Only a plain true deletes. Whatever else comes back leaves everything as it is.
      if (asked.action === 'accept') return reply(asked.content['confirm'] === true);
      if (asked.action === 'unavailable' && confirm !== undefined) return reply(confirm);
      return unanswered(asked, {
        undone: '缓存没有删除。',
        instead: '请先征得用户明确同意，再用参数 confirm: true 调用本工具。',
      });
    },
  );
}

/** @param {boolean} confirmed */
function reply(confirmed) {
  return done(confirmed ? '缓存已清空（示例插件，没有真正删除文件）。' : '用户选择不删除。缓存没有删除。');
}
