/** What is there and cannot be seen, or moves what can: controls, bidi marks, zero-width characters. */
const UNSEEN = /[^\P{C}\n\t]|[\u2028\u2029]/gu;

/** A text in which nothing hides: every invisible character but line breaks and tabs shows as its code. */
export function exactText(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
