import { z } from 'zod';
import { askUser } from '../askUser.mjs';
import { done, failed, unanswered } from '../reply.mjs';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */

/**
 * 文本输入: a text. `required` says that the key must be there; that the text is not blank is ours to check.
 *
 * @param {McpServer} server
 */
export function writeReleaseNote(server) {
  server.registerTool(
    'write_release_note',
    {
      title: '发布说明',
      description: '请用户填写发布说明，并写入发布记录。',
      inputSchema: {
        releaseNote: z.string().optional().describe('仅在客户端不能显示表单时使用：用户已说明的内容'),
      },
    },
    async ({ releaseNote }, call) => {
      const asked = await askUser(
        server,
        {
          message: '请输入发布说明',
          requestedSchema: {
            type: 'object',
            properties: {
              releaseNote: {
                type: 'string',
                title: '发布说明',
                description: '这段内容会写入发布记录。',
              },
            },
            required: ['releaseNote'],
          },
        },
        call,
      );
      if (asked.action === 'accept') return reply(asked.content['releaseNote']);
      if (asked.action === 'unavailable' && releaseNote !== undefined) return reply(releaseNote);
      return unanswered(asked, {
        undone: '没有写入发布记录。',
        instead: '请询问用户，再用参数 releaseNote 调用本工具。',
      });
    },
  );
}

/** @param {unknown} note */
function reply(note) {
  return typeof note === 'string' && note.trim() !== ''
    ? done(`已写入发布记录：${note.trim()}`)
    : failed('发布说明是空的。没有写入发布记录。');
}
