import type { Option, Question } from '../../schema/block.js';
import type { FieldHints, HintValue, UiHints } from '../../schema/hints.js';
import { HINTS_KEY } from '../../schema/hints.js';
import type { Issue } from '../../schema/issue.js';
import { defined, own } from '../../schema/json.js';
import type { Field } from '../elicitation/readForm.js';
import { waitsForItself } from './waitsForItself.js';

/** A form's fields with what the hints say of them, and the hints that fit nothing. */
export interface HintedFields {
  readonly fields: readonly Field[];
  readonly issues: readonly Issue[];
}

/** Puts hints to the fields they name. A hint that would loosen something, or that fits no field, changes nothing. */
export function applyHints(fields: readonly Field[], hints: UiHints): HintedFields {
  const byId = new Map(fields.map((field) => [field.question.id, field]));
  const issues: Issue[] = [];
  const ignore = (...path: (string | number)[]) => {
    issues.push({ path: ['_meta', HINTS_KEY, ...path], code: 'hint_ignored', severity: 'warning' });
  };
  for (const key of Object.keys(hints.fields ?? {})) if (!byId.has(key)) ignore('fields', key);
  const order = new Set((hints.order ?? []).filter((key) => byId.has(key)));
  hints.order?.forEach((key, index) => {
    if (!byId.has(key)) ignore('order', index);
  });

  const hintsFor = (id: string) => (own(hints.fields ?? {}, id) ?? {}) as FieldHints;
  const wires = new Map(fields.map((field) => [field.question.id, wireReader(field)]));
  const conditions = new Map<string, Readonly<Record<string, string[]>>>();
  for (const { id } of fields.map(({ question }) => question)) {
    const { showIf = {} } = hintsFor(id);
    const wanted = conditionsOf(showIf, wires, (key) => ignore('fields', id, 'showIf', key));
    if (Object.keys(wanted).length > 0) conditions.set(id, wanted);
  }
  for (const id of waitsForItself(conditions)) {
    conditions.delete(id);
    ignore('fields', id, 'showIf');
  }

  const hinted = new Map(
    fields.map(({ question, choices }) => {
      const hint = hintsFor(question.id);
      const options = question.options?.map((option) => describedBy(option, hint));
      const described = { ...question, ...textHints(question, hint), options };
      return [
        question.id,
        { choices, question: defined({ ...described, showIf: conditions.get(question.id) }) },
      ];
    }),
  );
  const ids = [...order, ...[...byId.keys()].filter((id) => !order.has(id))];
  return { fields: ids.flatMap((id) => hinted.get(id) ?? []), issues };
}

/** What is said of a text box. A secret stays one whatever the hint says, and has one line. */
function textHints(
  question: Question,
  { multiline, placeholder, secret, note }: FieldHints,
): Partial<Question> {
  const isText = question.kind === 'text' && question.options === undefined;
  const isSecret = question.isSecret === true || (isText && secret === true);
  const hasLines = isText && question.format === undefined && (multiline ?? question.multiline) === true;
  return defined({
    isSecret: isSecret || undefined,
    multiline: (hasLines && !isSecret) || undefined,
    placeholder: question.options === undefined ? placeholder : undefined,
    note: note === true || undefined,
  });
}

function describedBy(option: Option, { options = {} }: FieldHints): Option {
  const hint = own(options, option.value) as { description?: string; preview?: string } | undefined;
  return hint === undefined ? option : { ...option, ...hint };
}

/** The values to wait for as wire strings of the other field. */
function conditionsOf(
  showIf: Readonly<Record<string, HintValue | readonly HintValue[]>>,
  wires: ReadonlyMap<string, WireReader>,
  ignore: (key: string) => void,
): Readonly<Record<string, string[]>> {
  const entries = Object.entries(showIf).flatMap(([other, wanted]): [string, string[]][] => {
    const values: readonly HintValue[] = typeof wanted === 'object' ? wanted : [wanted];
    const texts = values.flatMap((value) => wires.get(other)?.(value) ?? []);
    if (texts.length === 0) {
      ignore(other);
      return [];
    }
    return [[other, texts]];
  });
  return Object.fromEntries(entries);
}

/** The wire strings that a field has for a value; none where it offers no such option. */
type WireReader = (value: HintValue) => readonly string[];

function wireReader({ question, choices }: Field): WireReader {
  if (question.options === undefined) return (value) => [String(value)];
  const wires = new Map<HintValue, string[]>();
  for (const { value, option } of choices) {
    const same = wires.get(value);
    if (same === undefined) wires.set(value, [option.value]);
    else same.push(option.value);
  }
  return (value) => wires.get(value) ?? [];
}
