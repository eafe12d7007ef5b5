const SCRIPTS = Object.entries({
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  armenian: /\p{Script=Armenian}/u,
  georgian: /\p{Script=Georgian}/u,
  cherokee: /\p{Script=Cherokee}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
  han: /\p{Script=Han}/u,
  hiragana: /\p{Script=Hiragana}/u,
  katakana: /\p{Script=Katakana}/u,
  bopomofo: /\p{Script=Bopomofo}/u,
  hangul: /\p{Script=Hangul}/u,
});

/** Scripts that are written together: Japanese, Chinese and Korean, each with Latin letters. */
const TOGETHER: readonly (readonly string[])[] = [
  ['latin', 'han', 'hiragana', 'katakana'],
  ['latin', 'han', 'bopomofo'],
  ['latin', 'han', 'hangul'],
];

/** Whether one name of a host mixes letters of scripts that nobody writes together, such as a Cyrillic `а` among Latin letters. */
export function hasMixedScripts(host: string): boolean {
  return host.split('.').some((label) => {
    const found = SCRIPTS.filter(([, letters]) => letters.test(label)).map(([name]) => name);
    return found.length > 1 && !TOGETHER.some((scripts) => found.every((name) => scripts.includes(name)));
  });
}
