import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

/**
 * 仅确认: a form without questions. The message says all there is to say, and accepting it is the answer.
 *
 * @param {McpServer} server
 */
export function publishRelease(server) {
  server.registerTool(
    'publish_release',
    {
      title: '确认发布',
      description: '征得用户同意后发布。',
      inputSchema: {
        agreed: z.boolean().optional().describe('仅在客户端不能显示表单时使用：用户已在对话中明确同意'),
      },
    },
    async ({ agreed }, call) => {
      const asked = await askUser(
        server,
        {
          message: '现在发布到生产环境？发布后所有用户都会收到新版本。',
          requestedSchema: { type: 'object', properties: {} },
        },
        call,
      );
      if (asked.action === 'accept') return reply();
      if (asked.action === 'unavailable' && agreed === true) return reply();
      return unanswered(asked, {
        undone: '没有发布。',
        instead: '请先征得用户明确同意，再用参数 agreed: true 调用本工具。',
      });
    },
  );
}

function reply() {
  return done('已发布（示例插件，没有真正发布）。');
}
