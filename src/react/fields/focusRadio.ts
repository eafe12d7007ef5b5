/** Takes focus to another radio of the group that an element stands in. */
export function focusRadio(within: Element, index: number): void {
  const group = within.closest('[role="radiogroup"]');
  group?.querySelectorAll<HTMLElement>('[role="radio"]')[index]?.focus();
}
