import type { Option, Question, QuestionKind } from './block.js';
import { defined, isBag, own, pick, readableText } from './json.js';
import { looksSecret } from './looksSecret.js';
import { readConstraints } from './readConstraints.js';

const OPTION_KINDS: readonly unknown[] = ['choice', 'multi', 'boolean'];
const TEXT_KINDS: readonly unknown[] = ['text', 'number', 'integer'];

/**
 * One question of a block in either spelling: ours, the one Wework's executor emits, or a native one of
 * Codex.
 *
 * @returns undefined where there is no id to answer to.
 */
export function readQuestion(value: unknown): Question | undefined {
  if (!isBag(value)) return undefined;
  const id = own(value, 'id');
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const key = String(id);
  // A key may be blank, and is still what stands for the title; any other blank header is none.
  const named = own(value, 'header');
  const header = named === key ? key : readableText(named);
  const options = readOptions(own(value, 'options'));
  const kind = readKind(own(value, 'kind'), options);
  const isOther = flag(pick(value, 'isOther', 'is_other'));
  const isSecret = flag(pick(value, 'isSecret', 'is_secret'));
  const canSeem = isSecret === undefined && (kind === 'text' || isOther === true);
  const seemsSecret = canSeem && looksSecret(key, header) ? true : undefined;
  const standing = own(value, 'default');
  return defined({
    id: key,
    header,
    question: readableText(own(value, 'question')) ?? header ?? key,
    kind,
    options,
    required: flag(own(value, 'required')),
    nullable: flag(own(value, 'nullable')),
    list: flag(own(value, 'list')),
    default: isTexts(standing) ? standing : undefined,
    isOther,
    isSecret: isSecret ?? seemsSecret,
    looksSecret: flag(own(value, 'looksSecret')) ?? seemsSecret,
    multiline: flag(own(value, 'multiline')),
    placeholder: readableText(own(value, 'placeholder')),
    note: flag(own(value, 'note')),
    showIf: readShowIf(own(value, 'showIf')),
    ...readConstraints(value, 'text'),
    ...readConstraints(value, 'number'),
    ...readConstraints(value, 'list'),
  });
}

/** Options with a value each; a label alone is its own value. Blank labels fall back to the value. */
function readOptions(value: unknown): Option[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const options = value.flatMap((entry: unknown) => readOption(entry) ?? []);
  return options.length > 0 ? options : undefined;
}

function readOption(entry: unknown): Option | undefined {
  const bag = typeof entry === 'string' ? { label: entry } : entry;
  if (!isBag(bag)) return undefined;
  const label = own(bag, 'label');
  const value = own(bag, 'value');
  const wire = typeof value === 'string' ? value : typeof label === 'string' ? label : undefined;
  if (wire === undefined) return undefined;
  return defined({
    value: wire,
    label: readableText(label) ?? wire,
    description: readableText(own(bag, 'description')),
    preview: readableText(own(bag, 'preview')),
  });
}

function readKind(value: unknown, options: readonly Option[] | undefined): QuestionKind {
  if (options === undefined) return TEXT_KINDS.includes(value) ? (value as QuestionKind) : 'text';
  if (OPTION_KINDS.includes(value)) return value as QuestionKind;
  const [first, second] = options;
  const isBoolean = options.length === 2 && first?.label === 'true' && second?.label === 'false';
  return isBoolean ? 'boolean' : 'choice';
}

function flag(value: unknown): true | undefined {
  return value === true ? true : undefined;
}

/** Conditions that can be read; what cannot is none. */
function readShowIf(value: unknown): Record<string, string[]> | undefined {
  if (!isBag(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => isTexts(entry[1]));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
