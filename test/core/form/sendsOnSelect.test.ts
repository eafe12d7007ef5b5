// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/index.js';
import { formReducer, mcp, readBlock, startForm, wework } from '../../../src/core/index.js';
import { isSentByChoosing, sendsOnSelect } from '../../../src/core/form/sendsOnSelect.js';

function start(questions: readonly object[], profile: Profile = wework, rest: object = {}) {
  const read = readBlock({
    questions: questions.map((one, index) => ({ id: `q${index}`, ...one })),
    ...rest,
  });
  if (!read.ok) throw new Error('unreadable');
  return startForm(read.value, profile);
}

const choice = { options: ['A', 'B'] };

describe('a card that is sent by choosing', () => {
  it.each([
    ['one choice', [choice], wework, {}, true],
    ['one boolean', [{ options: ['true', 'false'] }], wework, {}, true],
    ['one choice that gives an array', [{ ...choice, list: true }], wework, {}, true],
    ['one choice, where the profile says no', [choice], mcp, {}, false],
    ['several answers', [{ ...choice, kind: 'multi' }], wework, {}, false],
    ['one text', [{}], wework, {}, false],
    ['two choices', [choice, choice], wework, {}, false],
    ['nothing to ask', [], wework, {}, false],
    ['an approval', [choice], wework, { interactionKind: 'approval' }, false],
  ])('%s', (_what, questions, profile, rest, expected) => {
    const state = start(questions, profile, rest);
    expect(isSentByChoosing(state)).toBe(expected);
    expect(sendsOnSelect(state)).toBe(expected);
  });

  it('is not sent by choosing while words of one’s own would go out instead', () => {
    const state = start([{ ...choice, isOther: true }]);
    expect(sendsOnSelect(state)).toBe(true);
    const typed = formReducer(state, { type: 'textTyped', key: 'q0', text: 'mine' });
    expect([isSentByChoosing(typed), sendsOnSelect(typed)]).toEqual([true, false]);
    expect(sendsOnSelect(formReducer(typed, { type: 'textTyped', key: 'q0', text: ' ' }))).toBe(true);
  });
});
