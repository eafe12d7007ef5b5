import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, failed, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

/**
 * 自定义选项: a choice with a way of one's own, as two fields. Which of them counts is ours to check.
 *
 * @param {McpServer} server
 */
export function chooseStrategy(server) {
  server.registerTool(
    'choose_strategy',
    {
      title: '处理方式',
      description: '请用户选择处理方式，或写下自己的要求。',
      inputSchema: {
        strategy: z.string().optional().describe('仅在客户端不能显示表单时使用：fast、safe 或 custom'),
        customStrategy: z.string().optional().describe('strategy 为 custom 时的具体要求'),
      },
    },
    async ({ strategy, customStrategy }, call) => {
      const asked = await askUser(
        server,
        {
          message: '请选择处理方式',
          requestedSchema: {
            type: 'object',
            properties: {
              strategy: {
                type: 'string',
                title: '处理方式',
                description: '选择一个处理方式。',
                oneOf: [
                  { const: 'fast', title: '快速处理' },
                  { const: 'safe', title: '稳妥处理' },
                  { const: 'custom', title: '自定义' },
                ],
              },
              customStrategy: {
                type: 'string',
                title: '自定义处理方式',
                description: '如果上面选择了自定义，请填写具体要求。',
              },
            },
            required: ['strategy'],
          },
        },
        call,
      );
      if (asked.action === 'accept') return reply(asked.content['strategy'], asked.content['customStrategy']);
      if (asked.action === 'unavailable' && strategy !== undefined) return reply(strategy, customStrategy);
      return unanswered(asked, {
        undone: '没有选定处理方式。',
        instead: '请询问用户，再用参数 strategy（fast、safe 或 custom）调用本工具。',
      });
    },
  );
}

/**
 * @param {unknown} strategy
 * @param {unknown} customStrategy
 */
function reply(strategy, customStrategy) {
  if (strategy === 'fast' || strategy === 'safe') return done(`处理方式：${strategy}`);
  if (strategy !== 'custom') return failed('没有这种处理方式，只有 fast、safe 和 custom。没有选定处理方式。');
  return typeof customStrategy === 'string' && customStrategy.trim() !== ''
    ? done(`处理方式：custom（${customStrategy.trim()}）`)
    : failed('选择了自定义，但没有填写具体要求。没有选定处理方式。');
}
