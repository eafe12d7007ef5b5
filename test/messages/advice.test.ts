// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { explainMissingForm } from '../../src/adapters/codex/index.js';
import { adviceFor, adviceText } from '../../src/messages/index.js';

const diagnosed = explainMissingForm({
  pluginError: 'The MCP client does not support openai/form requests.',
  asksForEachToolCall: true,
});

describe('a diagnosis in words', () => {
  it('says what it means and what to do', () => {
    expect(diagnosed.map((issue) => adviceText(adviceFor('en'), issue))).toEqual([
      {
        text: 'The MCP client that the plugin is connected to does not support openai/form, so the request never left the plugin.',
        advice: 'Use mode "form", or fall back to plain conversation or tool arguments.',
      },
      {
        text: 'The card is not the plugin’s form: the approval mode of the server or the tool still asks about each tool call.',
        advice:
          'Set default_tools_approval_mode = "approve" for servers whose calls need no permission. Keep an explicit "prompt" where permission is meant.',
      },
    ]);
    expect(adviceText(adviceFor('zh-CN'), diagnosed[0]!)).toEqual({
      text: '插件连接到的 MCP client 不支持 openai/form，请求没有发出。',
      advice: '改用 mode: "form"，或走普通对话 / tool 参数降级。',
    });
  });

  it('has the same codes in both languages', () => {
    expect(Object.keys(adviceFor('zh-CN')).sort()).toEqual(Object.keys(adviceFor('en')).sort());
  });

  it.each(['required', 'toString', '__proto__', ''])(
    'has none for %j, which comes from elsewhere',
    (code) => {
      expect(adviceText(adviceFor('en'), { path: [], code })).toBeUndefined();
    },
  );

  it('uses the issue’s facts, whatever they are', () => {
    const say = (params?: Record<string, unknown>) =>
      adviceText(adviceFor('en'), { path: [], code: 'reordered', ...(params && { params }) })?.text;
    expect(say({ order: ['b', 'a'] })).toContain('b, a');
    expect(say({ order: 7 })).toContain('in this order: .');
    expect(say()).toContain('in this order: .');
  });
});
