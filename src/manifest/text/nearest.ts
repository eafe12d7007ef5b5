/** Longer names are not compared: nobody misspells them by a letter or two. */
const LONGEST = 64;

/**
 * The known name that a wrong one was probably meant to be: the same but for case, `_` and `-`, or a few
 * letters away (one in three, at most three). Undefined where none is near.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const plain = bare(name);
  let best: string | undefined;
  let least = Math.min(3, Math.floor(plain.length / 3)) + 1;
  for (const candidate of known) {
    const steps = distance(plain, bare(candidate), least);
    if (steps < least) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). `limit` where it is no less. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let steps = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      row.push(steps);
    }
    before = last;
    last = row;
  }
  return Math.min(limit, last[b.length] ?? limit);
}
