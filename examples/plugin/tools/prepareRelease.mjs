import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, failed, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

/** What is checked whoever answered: the form, or the model with its arguments. */
const Release = z.object({
  version: z.string('没有填写版本号').regex(/^\d+\.\d+\.\d+$/, '版本号应形如 1.2.3'),
  environment: z.enum(['staging', 'production'], '没有这个环境'),
  rollout: z.int('没有填写灰度比例，或不是整数').min(1, '灰度比例最小是 1').max(100, '灰度比例最大是 100'),
  notify: z.boolean().optional(),
  reviewer: z.email('复核人邮箱不对').optional(),
});

/**
 * Several questions at once: choose, type, then submit.
 *
 * @param {McpServer} server
 */
export function prepareRelease(server) {
  server.registerTool(
    'prepare_release',
    {
      title: '准备发布',
      description: '请用户填写发布单。所有参数仅在客户端不能显示表单时使用。',
      inputSchema: Release.partial().shape,
    },
    async (given, call) => {
      const asked = await askUser(
        server,
        {
          message: '请填写发布单',
          requestedSchema: {
            type: 'object',
            properties: {
              version: {
                type: 'string',
                title: '版本号',
                description: '要发布的版本，例如 1.2.3。',
              },
              environment: {
                type: 'string',
                title: '目标环境',
                description: '发布到哪里？生产环境会影响所有用户。',
                oneOf: [
                  { const: 'staging', title: '预发布' },
                  { const: 'production', title: '生产' },
                ],
              },
              rollout: {
                type: 'integer',
                title: '灰度比例',
                description: '先对百分之多少的用户生效？1 到 100。',
                minimum: 1,
                maximum: 100,
                default: 10,
              },
              notify: {
                type: 'boolean',
                title: '通知群组',
                description: '发布后是否通知项目群？',
                default: true,
              },
              // No `format`: Wework sends a text left blank as "", and the SDK would refuse that as an e-mail.
              reviewer: {
                type: 'string',
                title: '复核人邮箱',
                description: '可不填。',
              },
            },
            required: ['version', 'environment'],
          },
        },
        call,
      );
      if (asked.action === 'accept') return reply(asked.content);
      if (asked.action === 'unavailable' && Object.keys(given).length > 0) return reply(given);
      return unanswered(asked, {
        undone: '没有创建发布单。',
        instead: '请询问用户，再用参数 version、environment、rollout 调用本工具。',
      });
    },
  );
}

/** @param {Readonly<Record<string, unknown>>} content */
function reply(content) {
  // In Wework a blank text comes as an empty one, and a number that does not parse does not come at all.
  const filled = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ''));
  const read = Release.safeParse(filled);
  if (!read.success) {
    return failed(`${read.error.issues.map(({ message }) => message).join('；')}。没有创建发布单。`);
  }
  const release = read.data;
  const lines = [
    `已创建发布单：${release.version} → ${release.environment}`,
    `灰度比例：${String(release.rollout)}%`,
    `通知群组：${release.notify === true ? '是' : '否'}`,
    `复核人：${release.reviewer ?? '无'}`,
  ];
  return done(lines.join('\n'));
}
