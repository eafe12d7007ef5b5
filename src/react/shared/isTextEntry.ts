const NO_TEXT = new Set([
  'button',
  'checkbox',
  'radio',
  'submit',
  'reset',
  'range',
  'color',
  'file',
  'image',
]);

/** Whether a person types into an element, so that letters, digits and Esc belong to it. Works across frames. */
export function isTextEntry(target: EventTarget | null): target is HTMLElement {
  const element = target as Partial<HTMLInputElement> | null;
  switch (element?.localName) {
    case 'input':
      return !NO_TEXT.has(element.type ?? 'text');
    case 'textarea':
    case 'select':
      return true;
    default:
      return element?.isContentEditable === true;
  }
}

/** The text that stands in an input or a text area; empty for anything else. */
export function textIn(target: EventTarget | null): string {
  const { localName, value } = target as Partial<HTMLInputElement>;
  return localName === 'input' || localName === 'textarea' ? (value ?? '') : '';
}
