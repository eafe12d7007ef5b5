/** @import { Prompt } from './prompts.mjs' */
/** @import { Asked } from './readRequest.mjs' */
/** @import { Thought } from './streamThoughts.mjs' */

/**
 * What the fake model thinks: it does what a prompt says that it finds in the person's words, and then
 * repeats what came of it.
 *
 * @param {readonly Prompt[]} prompts
 * @returns {(asked: Asked) => readonly Thought[]}
 */
export function createScript(prompts) {
  return ({ said, outputs, tools }) => {
    const words = /\p{Script=Han}/u.test(said) ? chinese : english;
    if (outputs.length > 0) return [{ say: words.came(outputs.map(ofTool).join('\n')) }];
    const prompt = prompts.find(({ name, title }) => said.includes(name) || said.includes(title));
    if (prompt === undefined) return [{ say: words.lost(prompts) }];
    const { call } = prompt.does;
    return tools.some(({ name }) => name === call) ? [prompt.does] : [{ say: words.missing(call) }];
  };
}

/**
 * Codex tells first how a command went, then what it put out, if anything.
 *
 * @param {string} output
 */
function ofTool(output) {
  const at = output.lastIndexOf('Output:\n');
  return (at < 0 ? output : output.slice(at + 'Output:\n'.length)).trim() || output.trim();
}

const chinese = {
  /** @param {string} output */
  came: (output) => `工具的回复：\n${output}`,
  /** @param {readonly Prompt[]} prompts */
  lost: (prompts) =>
    `我只是一段脚本，不是真的模型。我听得懂这些词：${prompts.map(({ title }) => title).join('、')}。`,
  /** @param {string} tool */
  missing: (tool) => `我没有 ${tool} 这个工具。`,
};

/** @type {typeof chinese} */
const english = {
  came: (output) => `The tool replied:\n${output}`,
  lost: (prompts) =>
    `I am a script, not a real model. These words I know: ${prompts.map(({ name }) => name).join(', ')}.`,
  missing: (tool) => `I have no tool ${tool}.`,
};
