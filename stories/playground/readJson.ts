/** Where a text stopped being JSON. */
export interface JsonFault {
  readonly line?: number;
  /** The line itself, and how far into it the fault stands. */
  readonly excerpt?: { readonly text: string; readonly column: number };
}

/** Parses JSON, or says where it stops. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonFault } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, fault: faultOf(text, String(error)) };
  }
}

/** Browsers name the place in different words; some do not name it. */
function faultOf(text: string, message: string): JsonFault {
  const lines = text.split('\n');
  const byLine = /line (\d+) column (\d+)/.exec(message);
  if (byLine !== null) return at(lines, Number(byLine[1]), Number(byLine[2]));
  const byPosition = /position (\d+)/.exec(message);
  if (byPosition !== null) {
    const before = text.slice(0, Number(byPosition[1])).split('\n');
    return at(lines, before.length, (before.at(-1)?.length ?? 0) + 1);
  }
  return /end of/i.test(message) ? at(lines, lines.length, (lines.at(-1)?.length ?? 0) + 1) : {};
}

const SHOWN = 48;

function at(lines: readonly string[], line: number, column: number): JsonFault {
  const whole = lines[line - 1] ?? '';
  const start = Math.max(0, column - 1 - SHOWN / 2);
  return { line, excerpt: { text: whole.slice(start, start + SHOWN), column: column - start } };
}
