import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, failed, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

/** What is checked whoever answered: the form, or the model with its arguments. */
const Rollout = z.int().min(1).max(100);

/**
 * 数字输入: a whole number. A text that is no number does not come at all, so that it is there is ours to check.
 *
 * @param {McpServer} server
 */
export function setRollout(server) {
  server.registerTool(
    'set_rollout',
    {
      title: '灰度比例',
      description: '请用户填写灰度比例，并调整发布范围。',
      inputSchema: {
        rollout: z.int().optional().describe('仅在客户端不能显示表单时使用：用户已说明的比例'),
      },
    },
    async ({ rollout }, call) => {
      const asked = await askUser(
        server,
        {
          message: '请填写灰度比例',
          requestedSchema: {
            type: 'object',
            properties: {
              rollout: {
                type: 'integer',
                title: '灰度比例',
                description: '对百分之多少的用户生效？1 到 100。',
                minimum: 1,
                maximum: 100,
              },
            },
          },
        },
        call,
      );
      if (asked.action === 'accept') return reply(asked.content['rollout']);
      if (asked.action === 'unavailable' && rollout !== undefined) return reply(rollout);
      return unanswered(asked, {
        undone: '灰度比例没有变。',
        instead: '请询问用户，再用参数 rollout（1 到 100）调用本工具。',
      });
    },
  );
}

/** @param {unknown} rollout */
function reply(rollout) {
  const read = Rollout.safeParse(rollout);
  return read.success
    ? done(`灰度比例：${String(read.data)}%`)
    : failed('灰度比例应为 1 到 100 的整数。灰度比例没有变。');
}
