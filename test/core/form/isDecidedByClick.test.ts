// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formReducer, mcp, readBlock, startForm, wework } from '../../../src/core/index.js';
import { isDecidedByClick } from '../../../src/core/form/isDecidedByClick.js';

const decision = { id: 'q', options: ['allow_once', 'decline'] };

function start(payload: object, profile = wework) {
  const read = readBlock(payload);
  if (!read.ok) throw new Error('unreadable');
  return startForm(read.value, profile);
}

describe('a decision that a click could send', () => {
  it.each([
    ['an approval', { interactionKind: 'approval', questions: [decision] }, wework, true],
    [
      'a native tool approval',
      { questions: [{ ...decision, id: 'mcp_tool_call_approval_1' }] },
      wework,
      true,
    ],
    [
      'an approval where the profile wants a button',
      { interactionKind: 'approval', questions: [decision] },
      mcp,
      false,
    ],
    [
      'an approval that asks for the button itself',
      { interactionKind: 'approval', submit: 'button', questions: [decision] },
      wework,
      false,
    ],
    [
      'an approval beside another question',
      { interactionKind: 'approval', questions: [decision, { id: 'b' }] },
      wework,
      false,
    ],
    [
      'an approval by several options',
      { interactionKind: 'approval', questions: [{ ...decision, kind: 'multi' }] },
      wework,
      false,
    ],
    ['an ordinary question', { questions: [decision] }, wework, false],
    ['consent without a question', { questions: [] }, wework, false],
  ])('%s', (_what, payload, profile, expected) => {
    expect(isDecidedByClick(start(payload, profile))).toBe(expected);
  });

  it('is not one while a text of one’s own would go out in its place', () => {
    const state = start({ interactionKind: 'approval', questions: [{ ...decision, isOther: true }] });
    expect(isDecidedByClick(state)).toBe(true);
    expect(isDecidedByClick(formReducer(state, { type: 'textTyped', key: 'q', text: 'no' }))).toBe(false);
    expect(isDecidedByClick(formReducer(state, { type: 'textTyped', key: 'q', text: ' ' }))).toBe(true);
  });
});
