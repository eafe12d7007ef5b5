import { checkFormat } from '../../core/answers/checkFormat.js';

/** The two formats that have a picker. */
export type DateFormat = 'date' | 'date-time';

const TYPED = /^(\d{4}-\d\d-\d\d)(?:T|\s+)(\d\d?:\d\d)(:\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:\d\d)?$/i;

/**
 * A date as ISO 8601 writes it, from what was typed: full-width characters and spaces around it count as what
 * they stand for. A date and time may be typed with a space for the `T`, and without seconds or zone, which
 * is then that of the person's clock on that day. No other order of day and month is guessed at.
 *
 * @returns undefined while it is none.
 */
export function isoText(format: DateFormat, typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  if (checkFormat(format, text)) return text;
  const [, day, time, seconds = ':00', zone] = TYPED.exec(text) ?? [];
  if (format === 'date' || day === undefined || time === undefined) return undefined;
  const clock = time.padStart(5, '0');
  const whole = `${day}T${clock}${seconds}${zone?.toUpperCase() ?? offsetOf(new Date(`${day}T${clock}`))}`;
  return checkFormat(format, whole) ? whole : undefined;
}

/** A date and time in ISO 8601 as the person's own clock has it: `2026-11-30`, `14:00` and `+08:00`. */
export function ownTime(iso: string): { day: string; clock: string; offset: string } | undefined {
  const date = new Date(iso);
  const year = date.getFullYear();
  if (!(year >= 0 && year <= 9999)) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: `${String(year).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    clock: `${two(date.getHours())}:${two(date.getMinutes())}`,
    offset: offsetOf(date),
  };
}

function offsetOf(date: Date): string {
  // Before there were zones, clocks were some seconds off.
  const minutes = Math.round(-date.getTimezoneOffset()) || 0;
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}
