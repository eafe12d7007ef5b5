// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  blockFromElicitation,
  cancelled,
  createQuestionForm,
  declined,
  initialAnswers,
  mcp,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import * as seeds from '../../fixtures/seeds.js';
import { drawn, profiles, questionsOf } from '../support.js';

const { booleanConfirm, cancelResult, customOption, declineResult, singleChoice, strategy, textInput } =
  seeds;

/** A card of a seed's form, as a person finds it. */
function card({ params }: seeds.SeedExample) {
  const read = blockFromElicitation(params, { requestId: 'example-form-1' });
  if (!read.ok) throw new Error(read.reason);
  return createQuestionForm(read.block, wework);
}

/** What the plugin gets when the card is sent as it stands. */
function submit(form: ReturnType<typeof card>, { params }: seeds.SeedExample) {
  const { outcome } = form.dispatch({ type: 'submitPressed' });
  return outcome?.action === 'accept' ? resultFromAnswers(params, outcome.response) : outcome;
}

describe('the examples of the document, to the letter', () => {
  it.each(Object.entries(seeds.seeds))('%s gives the plugin what the document says', (_name, example) => {
    const { params, answers, result } = example;
    for (const profile of Object.values(profiles))
      expect(resultFromAnswers(params, { answers }, { profile })).toStrictEqual(result);
  });

  it.each([
    ['处理方式', strategy, ['choice [快速处理=fast, 稳妥处理=safe, 让我确认每一步=manual]']],
    ['单选', singleChoice, ['choice [Staging=staging, Production=production]']],
    ['布尔确认', booleanConfirm, ['boolean [true=true, false=false]']],
    ['文本输入', textInput, ['text']],
    ['自定义选项', customOption, ['choice [快速处理=fast, 稳妥处理=safe, 自定义=custom]', 'text']],
  ])('%s is drawn as the document says', (_name, { params }, kinds) => {
    const questions = questionsOf(params);
    expect((typeof questions === 'string' ? [] : questions).map(drawn)).toEqual(kinds);
  });

  it('a click on Production reaches the plugin as production', () => {
    const form = card(singleChoice);
    form.dispatch({ type: 'optionChosen', key: 'target', option: 1 });
    expect(submit(form, singleChoice)).toStrictEqual(singleChoice.result);
  });

  it('true reaches the plugin as a boolean, and so does false', () => {
    const form = card(booleanConfirm);
    expect(submit(form, booleanConfirm)).toStrictEqual(booleanConfirm.result);
    const other = card(booleanConfirm);
    other.dispatch({ type: 'optionChosen', key: 'confirm', option: 1 });
    expect(submit(other, booleanConfirm)).toMatchObject({ content: { confirm: false } });
  });

  it('the release note reaches the plugin as it was typed', () => {
    const form = card(textInput);
    form.dispatch({ type: 'textTyped', key: 'releaseNote', text: '修复登录失败并优化启动速度' });
    expect(submit(form, textInput)).toStrictEqual(textInput.result);
  });

  it('自定义 and its text reach the plugin under both keys', () => {
    const form = card(customOption);
    form.dispatch({ type: 'optionChosen', key: 'strategy', option: 2 });
    form.dispatch({ type: 'textTyped', key: 'customStrategy', text: '先检查 diff，再只改测试' });
    expect(submit(form, customOption)).toStrictEqual(customOption.result);
  });
});

describe('the manners that the document promises', () => {
  it.each([strategy, singleChoice, booleanConfirm, customOption])(
    'every question with options has the first one selected',
    ({ params }) => {
      const read = blockFromElicitation(params);
      const block = read.ok ? read.block : undefined;
      const [first] = block!.questions;
      expect(initialAnswers(block!, wework)[first!.id]).toEqual({ answers: [first!.options![0]!.value] });
    },
  );

  it('text may be sent empty, also where it is required', () => {
    expect(submit(card(textInput), textInput)).toStrictEqual({
      action: 'accept',
      content: { releaseNote: '' },
      _meta: null,
    });
  });

  it('the custom text stays an empty text when another option is chosen', () => {
    expect(submit(card(customOption), customOption)).toMatchObject({
      content: { strategy: 'fast', customStrategy: '' },
    });
  });

  it('cancel, stop and no usable answer are a cancel', () => {
    const { params } = singleChoice;
    expect(cancelled()).toStrictEqual(cancelResult);
    expect(resultFromAnswers(params, null)).toStrictEqual(cancelResult);
    expect(resultFromAnswers(params, undefined)).toStrictEqual(cancelResult);
    expect(resultFromAnswers(params, { answers: {} })).toStrictEqual(cancelResult);
  });

  it('an unsupported mode or schema is a decline', () => {
    expect(declined()).toStrictEqual(declineResult);
    const { params } = singleChoice;
    for (const unsupported of [
      { ...params, mode: 'url' },
      { mode: 'form', message: 'm', requestedSchema: { type: 'object' } },
    ]) {
      expect(blockFromElicitation(unsupported)).toMatchObject({ ok: false, result: declineResult });
      expect(resultFromAnswers(unsupported, { answers: {} })).toStrictEqual(declineResult);
    }
  });

  it('the runtime event of the document reads like the request itself', () => {
    const event = { serverName: 'example-plugin', ...strategy.params };
    expect(blockFromElicitation(event)).toMatchObject({
      ok: true,
      block: {
        serverName: 'example-plugin',
        message: '请选择一种处理方式',
        questions: [{ id: 'strategy', header: '处理方式', question: '你希望插件怎么继续？' }],
      },
    });
  });

  it('under the strict profile nothing is chosen and an empty required text is refused', () => {
    const read = blockFromElicitation(textInput.params, { profile: mcp });
    const form = createQuestionForm(read.ok ? read.block : ({} as never), mcp);
    expect(form.dispatch({ type: 'submitPressed' })).toMatchObject({ phase: 'asking', tried: true });
  });
});
