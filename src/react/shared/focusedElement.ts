/** The element that has focus in a document, also where it stands in a shadow tree. */
export function focusedElement({ activeElement }: Document): Element | null {
  let focused = activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
