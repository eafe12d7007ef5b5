// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  isImplementationPlanConfirmationResponse,
  isImplementationPlanRequestUserInput,
  pendingRequestUserInputPayload,
} from '../../src/wework/index.js';
import { seeds } from '../fixtures/seeds.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';

const { answered, elicitation, errored, native, pendingBlocks, plan, planWithoutIds, requestZero } = fixtures;

const said = (content: unknown) => ({ id: 'u', role: 'user', content });
const told = (...blocks: readonly unknown[]) => ({
  id: 'a',
  role: 'assistant',
  content: '',
  status: 'done',
  blocks,
});
const planBlock = { id: 'block-1', type: 'plan', status: 'done', content: '1. 先检查 diff' };

describe('what stands in the composer’s place', () => {
  it('is the newest question that waits', () => {
    const messages = [said('开始'), told(elicitation, requestZero), told({ type: 'text', content: 'x' })];
    expect(pendingRequestUserInputPayload(messages, new Set())).toBe(requestZero.renderPayload);
    expect(pendingRequestUserInputPayload([...messages, told(native)])).toBe(native.renderPayload);
  });

  it('is the payload as it lies in its block', () => {
    const block = inSnake(elicitation) as { render_payload: unknown };
    expect(pendingRequestUserInputPayload([told(block)])).toBe(block.render_payload);
  });

  it('passes over what is answered, failed or hidden', () => {
    const messages = [
      told(elicitation, ...answered.map((block) => ({ ...block, id: 'x' })), errored, requestZero),
    ];
    expect(pendingRequestUserInputPayload(messages, new Set(['request:0']))).toBe(elicitation.renderPayload);
    expect(pendingRequestUserInputPayload(messages, new Set(['request:0', 'request:73']))).toBeNull();
  });

  it.each([
    ['a text', said('算了')],
    ['parts', said([{ type: 'text', text: '算了' }])],
    ['nothing but attachments', { role: 'user', attachments: [1] }],
    ['another spelling of the role', { role: 'human', content: 'x' }],
    ['a message inside', { message: { role: 'user', content: 'x' } }],
  ])('is nothing once the person has said something since: %s', (_what, message) => {
    expect(pendingRequestUserInputPayload([told(elicitation, planBlock), message])).toBeNull();
    expect(pendingRequestUserInputPayload([told(elicitation), message, told(requestZero)])).toBe(
      requestZero.renderPayload,
    );
  });

  it('does not count a message that says nothing', () => {
    expect(pendingRequestUserInputPayload([told(elicitation), said(' ')])).toBe(elicitation.renderPayload);
  });

  it('finds blocks in a message inside', () => {
    const message = { message: { id: 'a', role: 'assistant', blocks: [elicitation] } };
    expect(pendingRequestUserInputPayload([message])).toBe(elicitation.renderPayload);
  });

  it.each([null, undefined, [], 'x', {}, [null, 7, 'x', [], { blocks: 'x' }, { blocks: [null, 3] }]])(
    'is nothing in %o',
    (messages) => {
      expect(pendingRequestUserInputPayload(messages as never)).toBeNull();
    },
  );
});

describe('the plan card', () => {
  const asked = pendingRequestUserInputPayload([said('x'), told({ type: 'text' }, planBlock)]);

  it('asks about a plan that stands in the conversation', () => {
    expect(asked).toEqual({
      kind: 'request_user_input',
      itemId: 'implementation-plan:a:block-1',
      questions: [
        { id: 'implement', question: '执行此计划？', options: [{ label: '是，执行此计划' }] },
        { id: 'adjustment', question: '否，请说明如何调整', isOther: true },
      ],
    });
    expect(isImplementationPlanRequestUserInput(asked)).toBe(true);
  });

  it('may speak English, or in the host’s own words', () => {
    const messages = [told(planBlock)];
    const words = { yes: '好' };
    const labelIn = (payload: typeof asked) => payload?.questions?.[0]?.options?.[0]?.label;
    expect(labelIn(pendingRequestUserInputPayload(messages, null, { locale: 'en-US' }))).toBe(
      'Yes, carry it out',
    );
    expect(labelIn(pendingRequestUserInputPayload(messages, null, { words }))).toBe('好');
  });

  it('asks about the newest plan', () => {
    const second = { ...planBlock, id: 'block-2' };
    const payload = pendingRequestUserInputPayload([told(planBlock), { ...told(planBlock, second), id: 7 }]);
    expect(payload?.itemId).toBe('implementation-plan:7:block-2');
  });

  it('stands back behind a question that waits, wherever that stands', () => {
    expect(pendingRequestUserInputPayload([told(elicitation), told(planBlock)])).toBe(
      elicitation.renderPayload,
    );
  });

  it('can be hidden by its key', () => {
    const hidden = new Set(['item:implementation-plan:a:block-1']);
    expect(pendingRequestUserInputPayload([told(planBlock)], hidden)).toBeNull();
  });

  it.each([
    ['a plan that is still written', told({ ...planBlock, status: 'streaming' })],
    ['a plan that failed', told({ ...planBlock, status: 'error' })],
    ['a message that still streams', { ...told(planBlock), status: 'streaming' }],
    ['a plan without a word', told({ ...planBlock, content: ' \n' })],
    ['a plan of the person', { ...told(planBlock), role: 'user', content: '' }],
    ['words like those of the card', told({ id: 'b', type: 'text', content: '执行此计划？' })],
  ])('does not ask about %s', (_what, message) => {
    expect(pendingRequestUserInputPayload([message])).toBeNull();
  });
});

describe('a plan confirmation is known', () => {
  it.each([
    ['by its item id', plan],
    ['by having no id and exactly its two questions', planWithoutIds],
  ])('%s', (_what, block) => {
    for (const spelled of [block, inSnake(block), block.renderPayload, inSnake(block.renderPayload)]) {
      expect(isImplementationPlanRequestUserInput(spelled)).toBe(true);
    }
  });

  const [implement, adjustment] = plan.renderPayload.questions ?? [];
  it.each([
    [
      'a form with a key implement',
      { requestId: 5, itemId: 'mcp_server_elicitation', questions: [implement] },
    ],
    [
      'a form with both keys',
      { requestId: 5, itemId: 'mcp_server_elicitation', questions: [implement, adjustment] },
    ],
    ['a form with both keys, and a request id alone', { requestId: 0, questions: [implement, adjustment] }],
    ['a form with both keys, and an item id alone', { itemId: 'call_3', questions: [implement, adjustment] }],
    ['no id, and one of the two', { questions: [implement] }],
    ['no id, and a third question', { questions: [implement, adjustment, { id: 'more' }] }],
    [
      'no id, and other questions in its words',
      {
        questions: [
          { ...implement, id: 'a' },
          { ...adjustment, id: 'b' },
        ],
      },
    ],
    [
      'keys in other letters',
      {
        questions: [
          { ...implement, id: 'Implement' },
          { ...adjustment, id: ' adjustment' },
        ],
      },
    ],
    ['nothing', null],
  ])('not by %s', (_what, payload) => {
    const whole = payload && { kind: 'request_user_input', ...payload };
    expect(isImplementationPlanRequestUserInput(whole)).toBe(false);
  });

  it('never in a form of the documents, or in another question', () => {
    const { plan: _plan, planWithoutIds: _without, ...others } = pendingBlocks;
    for (const block of Object.values(others))
      expect(isImplementationPlanRequestUserInput(block)).toBe(false);
    for (const { params } of Object.values(seeds))
      expect(isImplementationPlanRequestUserInput(params)).toBe(false);
  });
});

describe('a response says yes to a plan', () => {
  const yes = { implement: { answers: ['是，执行此计划'] } };
  const item = 'implementation-plan:message-1:block-1';

  it.each([
    ['with the plan’s item id', { requestId: undefined, itemId: item, answers: yes }],
    ['in snake_case', { item_id: item, answers: yes }],
    ['without any id', { requestId: undefined, itemId: undefined, answers: yes }],
    ['in whatever words', { itemId: item, answers: { implement: { answers: ['Go'] } } }],
    ['beside a blank adjustment', { itemId: item, answers: { ...yes, adjustment: { answers: [''] } } }],
  ])('%s', (_what, response) => {
    expect(isImplementationPlanConfirmationResponse(response)).toBe(true);
  });

  it.each([
    ['an adjustment', { itemId: item, answers: { adjustment: { answers: ['先缩小范围'] } } }],
    ['an adjustment in the words of yes', { itemId: item, answers: { adjustment: yes.implement } }],
    ['yes with an adjustment', { itemId: item, answers: { ...yes, adjustment: { answers: ['但先测试'] } } }],
    ['a plugin’s field implement', { requestId: 5, itemId: 'mcp_server_elicitation', answers: yes }],
    ['a request id alone', { requestId: 0, answers: yes }],
    ['nothing answered', { itemId: item, answers: {} }],
    ['an empty answer', { itemId: item, answers: { implement: { answers: [] } } }],
    ['no answers', { itemId: item }],
    ['no response', null],
  ])('but not by %s', (_what, response) => {
    expect(isImplementationPlanConfirmationResponse(response)).toBe(false);
  });
});
