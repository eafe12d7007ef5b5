// @vitest-environment node
import { expect, it } from 'vitest';
import {
  commandIds,
  createConfigForm,
  readConfigForm,
  readJsonText,
  readManifest,
} from '@wework/chat-form/manifest';
import {
  adviceText,
  configIssuesFor,
  issueText,
  manifestAdviceFor,
  messagesFor,
} from '@wework/chat-form/messages';
import { commonMistakes, config, smallestTool } from '../fixtures/manifests/seed.js';

it('the README’s program says what is wrong, and saves what is typed', () => {
  const bad = readManifest(JSON.parse(JSON.stringify(commonMistakes['kind 校验失败'])));
  expect(bad.issues.map((issue) => adviceText(manifestAdviceFor('en'), issue)?.text)).toEqual([
    'kind is “plugin”, which is not a kind of plugin.',
  ]);
  const text = readJsonText(JSON.stringify({ ...smallestTool, ...config }));
  const read = readManifest(text.ok ? text.json : undefined);
  if (!read.ok) throw new Error('not read');
  expect(commandIds(read.value)).toEqual(['plugin.demo-tool.hello']);

  const { configSchema, uiSchema } = read.value;
  const form = createConfigForm(readConfigForm(configSchema, uiSchema), {
    value: {},
    storedSecrets: ['api_key'],
  });
  form.dispatch({ type: 'typed', path: ['max_retries'], text: '5x' });
  const messages = messagesFor('en', { issues: configIssuesFor('en') });
  expect(form.issues().map((issue) => issueText(messages, issue))).toEqual(['Enter a number']);
  form.dispatch({ type: 'typed', path: ['max_retries'], text: '5' });
  expect(form.outcome()).toEqual({
    value: { mode: 'production', max_retries: 5 },
    cleared: [],
    secrets: [{ path: ['api_key'], state: 'kept' }],
  });
});
