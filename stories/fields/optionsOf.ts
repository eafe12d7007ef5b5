import type { Option } from '@wework/chat-form/core';

/** The options of a property with `oneOf`. */
export function optionsOf(property: {
  readonly oneOf: readonly { readonly const: string; readonly title: string }[];
}): Option[] {
  return property.oneOf.map((one) => ({ value: one.const, label: one.title }));
}
