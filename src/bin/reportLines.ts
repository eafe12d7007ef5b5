import type { Locale } from '../messages/index.js';
import { adviceText, manifestAdviceFor } from '../messages/index.js';
import type { PlacedIssue } from './checkText.js';
import { commandWordsFor } from './commandWords.js';

const COLOURS = { error: '31', warning: '33', hint: '36' } as const;
/** What would move the cursor, ring or turn text around: a manifest's own words are shown, not obeyed. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** The report on one file as lines of text. */
export function reportLines(
  name: string,
  issues: readonly PlacedIssue[],
  locale: Locale,
  inColour: boolean,
): readonly string[] {
  const { severity: names, nothingFound, counts } = commandWordsFor(locale);
  if (issues.length === 0) return [`${printable(name)}: ${nothingFound}`];
  const advice = manifestAdviceFor(locale);
  const paint = (text: string, colour: string) => (inColour ? `\u001b[${colour}m${text}\u001b[0m` : text);
  const places = issues.map(({ place: { line, column } }) => `${line}:${column}`);
  const width = Math.max(...places.map((place) => place.length));
  const wide = Math.max(...Object.values(names).map((word) => word.length));
  const count = { error: 0, warning: 0, hint: 0 };
  const lines = issues.flatMap(({ issue }, index) => {
    const severity = issue.severity ?? 'error';
    count[severity] += 1;
    const said = adviceText(advice, issue) ?? { text: issue.code, advice: '' };
    const head = `  ${(places[index] ?? '').padStart(width)}  `;
    const word = paint(names[severity].padEnd(wide), COLOURS[severity]);
    const indent = ' '.repeat(head.length + (locale === 'zh-CN' ? 2 * wide : wide) + 2);
    return [
      `${head}${word}  ${printable(said.text)}`,
      ...(said.advice === '' ? [] : [indent + printable(said.advice)]),
    ];
  });
  return [printable(name), ...lines, `  ${counts(count)}`];
}

function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}
