/** @import { Unanswered } from './askUser.mjs' */

/**
 * What a tool tells the model: plainly what happened.
 *
 * @param {string} text
 */
export function done(text) {
  return { content: [{ type: /** @type {const} */ ('text'), text }] };
}

/**
 * What a tool tells the model when it could not do its work, so that it may try again.
 *
 * @param {string} text
 */
export function failed(text) {
  return { ...done(text), isError: true };
}

/**
 * What every tool says when it got no usable answer. Nothing has happened in any of these cases.
 *
 * @param {Unanswered} asked
 * @param {{ undone: string, instead: string }} words `undone`: what did not happen; `instead`: how to go
 * on where the client shows no forms
 */
export function unanswered(asked, { undone, instead }) {
  switch (asked.action) {
    case 'decline':
      return done(`用户拒绝了。${undone}`);
    case 'cancel':
      return done(`用户取消了。${undone}`);
    case 'timeout':
      return failed(`等待用户超时。${undone}`);
    case 'invalid':
      return failed(`提交的内容不符合表单要求（${asked.detail}）。${undone}`);
    case 'unavailable':
      return failed(`此客户端不能显示表单。${undone}${instead}`);
  }
}
