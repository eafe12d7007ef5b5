import type { Option } from '../../schema/block.js';

/** A boolean option with the word a person reads: `true` and `false` without a title are the library's own words. */
export function withWord(option: Option, { yes, no }: { readonly yes: string; readonly no: string }): Option {
  if (option.label !== option.value || (option.value !== 'true' && option.value !== 'false')) return option;
  return { ...option, label: option.value === 'true' ? yes : no };
}
