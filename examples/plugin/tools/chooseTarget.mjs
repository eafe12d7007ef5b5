import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, failed, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

const TARGETS = ['staging', 'production'];

/**
 * 单选: one choice out of a list.
 *
 * @param {McpServer} server
 */
export function chooseTarget(server) {
  server.registerTool(
    'choose_target',
    {
      title: '发布目标',
      description: '请用户选择本次发布的目标环境。',
      inputSchema: {
        target: z.string().optional().describe('仅在客户端不能显示表单时使用：用户已说明的目标'),
      },
    },
    async ({ target }, call) => {
      const asked = await askUser(
        server,
        {
          message: '请选择发布目标',
          requestedSchema: {
            type: 'object',
            properties: {
              target: {
                type: 'string',
                title: '发布目标',
                description: '选择本次发布的目标环境。',
                oneOf: [
                  { const: 'staging', title: 'Staging' },
                  { const: 'production', title: 'Production' },
                ],
              },
            },
            required: ['target'],
          },
        },
        call,
      );
      if (asked.action === 'accept') return reply(asked.content['target']);
      if (asked.action === 'unavailable' && target !== undefined) return reply(target);
      return unanswered(asked, {
        undone: '没有选定发布目标。',
        instead: '请询问用户，再用参数 target（staging 或 production）调用本工具。',
      });
    },
  );
}

/** @param {unknown} target */
function reply(target) {
  return typeof target === 'string' && TARGETS.includes(target)
    ? done(`发布目标：${target}`)
    : failed('没有这个发布目标，只有 staging 和 production。没有选定发布目标。');
}
