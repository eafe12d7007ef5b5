import type { Option, Question } from '../../schema/block.js';

/** The options of a question, or undefined where it is answered by text. An empty list is none. */
export function optionsOf({ options }: Question): readonly Option[] | undefined {
  return options !== undefined && options.length > 0 ? options : undefined;
}
