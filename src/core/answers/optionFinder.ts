import type { Option } from '../../schema/block.js';

/**
 * Finds the option an answer means: the first whose value equals it; only if none does, the one option
 * that carries it as its label. Two options with that label mean none.
 *
 * @returns a function from an answer to the option's index, -1 where it means no option.
 */
export function optionFinder(options: readonly Option[]): (answer: string) => number {
  const values = new Map<string, number>();
  const labels = new Map<string, number>();
  options.forEach(({ value, label }, index) => {
    if (!values.has(value)) values.set(value, index);
    labels.set(label, labels.has(label) ? -1 : index);
  });
  return (answer) => values.get(answer) ?? labels.get(answer) ?? -1;
}
