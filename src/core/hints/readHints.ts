import type { FieldHints, HintValue, OptionHints, UiHints } from '../../schema/hints.js';
import { HINTS_KEY } from '../../schema/hints.js';
import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { defined, isBag, own, readableText } from '../../schema/json.js';

/** The hints of a request, and what in them was wrong and is ignored. */
export interface HintsReading {
  readonly hints: UiHints;
  readonly issues: readonly Issue[];
}

/** Takes a value if it is what the hint wants; else notes an issue, unless there is none. */
type Take = <T>(bag: Bag, key: string, read: (value: unknown) => T | undefined, at?: Path) => T | undefined;
type Path = readonly (string | number)[];

/** Reads `_meta["chat-form/ui"]`. Total: unknown hints are ignored, wrong ones ignored and named. */
export function readHints(meta: unknown): HintsReading {
  const issues: Issue[] = [];
  const take: Take = (bag, key, read, at = []) => {
    const value = own(bag, key);
    if (value === undefined) return undefined;
    const taken = read(value);
    if (taken === undefined) {
      issues.push({ path: ['_meta', HINTS_KEY, ...at, key], code: 'hint_ignored', severity: 'warning' });
    }
    return taken;
  };
  const given = isBag(meta) ? own(meta, HINTS_KEY) : undefined;
  if (given === undefined) return { hints: {}, issues };
  if (!isBag(given)) {
    return { hints: {}, issues: [{ path: ['_meta', HINTS_KEY], code: 'hint_ignored', severity: 'warning' }] };
  }
  const fields = take(given, 'fields', bagOf);
  const hints = {
    order: take(given, 'order', textsOf),
    submit: take(given, 'submit', (value) => (value === 'button' ? ('button' as const) : undefined)),
    fields: fields && entriesOf(fields, (key) => readField(fields, key, take)),
  };
  return { hints: defined(hints), issues };
}

function readField(fields: Bag, key: string, take: Take): FieldHints | undefined {
  const field = take(fields, key, bagOf, ['fields']);
  if (field === undefined) return undefined;
  const at = ['fields', key];
  const options = take(field, 'options', bagOf, at);
  const showIf = take(field, 'showIf', bagOf, at);
  return defined({
    showIf: showIf && entriesOf(showIf, (other) => take(showIf, other, valuesOf, [...at, 'showIf'])),
    multiline: take(field, 'multiline', flagOf, at),
    placeholder: take(field, 'placeholder', readableText, at),
    secret: take(field, 'secret', flagOf, at),
    note: take(field, 'note', flagOf, at),
    options: options && entriesOf(options, (value) => readOption(options, value, take, [...at, 'options'])),
  });
}

function readOption(options: Bag, value: string, take: Take, at: Path): OptionHints | undefined {
  const option = take(options, value, bagOf, at);
  if (option === undefined) return undefined;
  return defined({
    description: take(option, 'description', readableText, [...at, value]),
    preview: take(option, 'preview', readableText, [...at, value]),
  });
}

/** A record of what could be read, under names as foreign as they come. */
function entriesOf<T>(bag: Bag, read: (key: string) => T | undefined): Readonly<Record<string, T>> {
  const entries = Object.keys(bag).flatMap((key): [string, T][] => {
    const value = read(key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function bagOf(value: unknown): Bag | undefined {
  return isBag(value) ? value : undefined;
}

function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

function valuesOf(value: unknown): readonly HintValue[] | undefined {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.length > 0 && values.every(isValue) ? values : undefined;
}

function isValue(value: unknown): value is HintValue {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
