/** Whether focus is on an element or inside it, in whatever document or shadow tree it stands. */
export function hasFocusInside(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return element.contains(activeElement);
}
