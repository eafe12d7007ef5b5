import type { Bag } from '../../schema/json.js';
import { isBag, own, readableText } from '../../schema/json.js';
import { isPasswordWidget } from './isSecretSchema.js';

/** What may be said of a field's look, from whatever spelling. */
export interface FieldHints {
  readonly title?: string;
  readonly description?: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly widget?: string;
  readonly rows?: number;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly advanced?: boolean;
  readonly sensitive?: boolean;
  /** OpenClaw's number, or the list of `ui:order`. */
  readonly order?: number | readonly unknown[];
  /** Labels by position or by value. */
  readonly enumNames?: readonly unknown[] | Bag;
  readonly enumDisabled?: readonly unknown[];
}

type Reader = { readonly [K in keyof FieldHints]-?: (value: unknown) => FieldHints[K] };

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const count = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, 100) : undefined;
const list = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

const READ: Reader = {
  title: readableText,
  description: readableText,
  help: readableText,
  placeholder: readableText,
  widget: readableText,
  rows: count,
  disabled: flag,
  readOnly: flag,
  advanced: flag,
  sensitive: flag,
  order: (value) => (typeof value === 'number' ? value : list(value)),
  enumNames: (value) => (isBag(value) ? value : list(value)),
  enumDisabled: list,
};

/** react-jsonschema-form: what stands after `ui:`. */
const RJSF: Readonly<Record<string, keyof FieldHints>> = {
  title: 'title',
  description: 'description',
  help: 'help',
  placeholder: 'placeholder',
  widget: 'widget',
  rows: 'rows',
  disabled: 'disabled',
  readonly: 'readOnly',
  order: 'order',
  enumNames: 'enumNames',
  enumDisabled: 'enumDisabled',
};
/** OpenClaw: its `help` takes the place of the description. */
const OPENCLAW: Readonly<Record<string, keyof FieldHints>> = {
  label: 'title',
  help: 'description',
  placeholder: 'placeholder',
  sensitive: 'sensitive',
  advanced: 'advanced',
  order: 'order',
};

/** Gives the hints for fields by their paths. */
export interface HintReader {
  readonly at: (path: readonly string[]) => FieldHints;
  /** Whether a hint says of anything below the path that it is a secret. */
  readonly isSensitiveBelow: (path: readonly string[]) => boolean;
}

/** Reads the hints of any spelling. What is unknown or of another type is ignored. */
export function readHints(uiSchema: unknown): HintReader {
  const root: Bag = isBag(uiSchema) ? uiSchema : {};
  const dotted = Object.entries(root).flatMap(([key, bag]) =>
    isBag(bag) && key !== '' ? [{ segments: key.replaceAll('[]', '.*').split('.'), bag }] : [],
  );
  const exact = new Map(dotted.map(({ segments, bag }) => [segments.join('.'), bag]));
  const wild = dotted.filter(({ segments }) => segments.includes('*')).slice(0, MOST_WILD);
  const secret = dotted.filter(({ bag }) => own(bag, 'sensitive') === true).map(({ segments }) => segments);
  const above = new Set(
    secret.flatMap((segments) => segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'))),
  );
  const wildSecret = secret.filter((segments) => segments.includes('*')).slice(0, MOST_WILD);
  return {
    at: (path) => {
      if (path.length === 0) return hintsOf([root]);
      const fitting = wild.filter(({ segments }) => fits(segments, path)).map(({ bag }) => bag);
      return hintsOf([...fitting, exact.get(path.join('.')), branch(root, path)]);
    },
    isSensitiveBelow: (path) =>
      above.has(path.join('.')) ||
      wildSecret.some(
        (pattern) => pattern.length > path.length && fits(pattern.slice(0, path.length), path),
      ) ||
      holdsSensitive(branch(root, path)),
  };
}

function holdsSensitive(tree: unknown): boolean {
  if (!isBag(tree)) return false;
  const { sensitive, widget } = hintsOf([tree]);
  return sensitive === true || isPasswordWidget(widget) || Object.values(tree).some(holdsSensitive);
}

/** More patterns than this are not tried for every field. */
const MOST_WILD = 500;

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((segment, index) => segment === '*' || segment === path[index])
  );
}

/** The branch of a tree that runs parallel to the properties; rows are its `items`. */
function branch(root: Bag, path: readonly string[]): Bag | undefined {
  let at: Bag = root;
  for (const segment of path) {
    const next = own(at, segment === '*' ? 'items' : segment);
    if (!isBag(next)) return undefined;
    at = next;
  }
  return at;
}

/** The hints of several objects as one; later ones win, and a secret stays a secret. */
function hintsOf(bags: readonly (Bag | undefined)[]): FieldHints {
  const hints: Partial<Record<keyof FieldHints, unknown>> = {};
  const put = (name: keyof FieldHints | undefined, value: unknown) => {
    const read = name === undefined ? undefined : READ[name](value);
    if (name !== undefined && read !== undefined)
      hints[name] = hints.sensitive === true && name === 'sensitive' ? true : read;
  };
  for (const [key, value] of bags.flatMap((bag) => Object.entries(bag ?? {}))) {
    if (key === 'ui:options' && isBag(value))
      for (const [option, held] of Object.entries(value)) put(named(RJSF, option), held);
    else if (key.startsWith('ui:')) put(named(RJSF, key.slice(3)), value);
    else put(named(OPENCLAW, key), value);
  }
  return hints as FieldHints;
}

function named(names: Readonly<Record<string, keyof FieldHints>>, key: string): keyof FieldHints | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}
