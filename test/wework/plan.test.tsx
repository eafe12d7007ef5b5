import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  isImplementationPlanConfirmationResponse,
  pendingRequestUserInputPayload,
} from '../../src/wework/index.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';
import { cardElement, custom, option, renderWework, submitButton } from './support/renderWework.js';

const { plan, planWithoutIds } = fixtures;
const made = pendingRequestUserInputPayload([
  {
    id: 'message-1',
    role: 'assistant',
    blocks: [{ id: 'block-1', type: 'plan', status: 'done', content: '1.' }],
  },
]);
const ITEM = 'implementation-plan:message-1:block-1';

describe.each([
  ['with an item id', plan.renderPayload, ITEM],
  ['with an item id, in snake_case', inSnake(plan.renderPayload), ITEM],
  ['as the helper makes it', made, ITEM],
  ['without any id', planWithoutIds.renderPayload, undefined],
  ['without any id, in snake_case', inSnake(planWithoutIds.renderPayload), undefined],
])('the plan card %s', (_what, payload, itemId) => {
  const yes = { requestId: undefined, itemId, answers: { implement: { answers: ['是，执行此计划'] } } };

  it('sends the option alone by a click, at once', async () => {
    const { user, onSubmit } = renderWework(payload);
    await user.click(option('implement', 0));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(yes);
    expect(isImplementationPlanConfirmationResponse(onSubmit.mock.calls[0]?.[0])).toBe(true);
  });

  it('sends the typed text alone', async () => {
    const { user, onSubmit } = renderWework(payload);
    await user.type(custom('adjustment'), '先缩小范围');
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      requestId: undefined,
      itemId,
      answers: { adjustment: { answers: ['先缩小范围'] } },
    });
    expect(isImplementationPlanConfirmationResponse(onSubmit.mock.calls[0]?.[0])).toBe(false);
  });

  it('sends the option alone by a click, whatever was typed before', async () => {
    const { user, onSubmit } = renderWework(payload);
    await user.type(custom('adjustment'), '先缩小范围');
    await user.click(option('implement', 0));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(yes);
  });

  it('sends what stands there by Enter', async () => {
    const { user, onSubmit } = renderWework(payload);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(yes);
  });

  it('says yes by no Enter in an empty text', async () => {
    const { user, onSubmit } = renderWework(payload);
    await user.click(custom('adjustment'));
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('names no server, since the chat itself asks', () => {
    renderWework(payload);
    expect(cardElement()).not.toHaveTextContent('未命名的服务');
    expect(cardElement()).toHaveAccessibleName('提问');
  });
});

it('is another card where another plan without ids is asked about', async () => {
  const { user, rerenderCard, onSubmit } = renderWework(planWithoutIds.renderPayload);
  await user.click(option('implement', 0));
  const [implement, adjustment] = planWithoutIds.renderPayload.questions ?? [];
  rerenderCard({
    kind: 'request_user_input',
    questions: [{ ...implement, question: '执行第二个计划？' }, adjustment],
  });
  await user.click(option('implement', 0));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

describe('a plugin’s form is never taken for the plan card', () => {
  const [implement, adjustment] = plan.renderPayload.questions ?? [];
  const form = {
    kind: 'request_user_input',
    requestId: 5,
    itemId: 'mcp_server_elicitation',
    serverName: 'p',
  };

  it('because of its keys: both go out together, and no click sends', async () => {
    const { user, onSubmit } = renderWework({ ...form, questions: [implement, adjustment] });
    await user.click(option('implement', 0));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(custom('adjustment'), 'x');
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      requestId: 5,
      itemId: 'mcp_server_elicitation',
      answers: { implement: { answers: ['是，执行此计划'] }, adjustment: { answers: ['x'] } },
    });
    expect(isImplementationPlanConfirmationResponse(onSubmit.mock.calls[0]?.[0])).toBe(false);
  });

  it('because of its words', async () => {
    const questions = [
      { id: 'a', question: '执行此计划？', options: [{ label: '是，执行此计划' }, { label: '否' }] },
      { id: 'b', question: '否，请说明如何调整' },
    ];
    const { user, onSubmit } = renderWework({ kind: 'request_user_input', questions });
    await user.click(option('a', 0));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(submitButton());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { a: { answers: ['是，执行此计划'] }, b: { answers: [''] } },
    });
  });

  it('and still says who asks', () => {
    renderWework({ ...form, questions: [implement] });
    expect(screen.getByRole('group', { name: '来自 p 的提问' })).toBe(cardElement());
  });
});
