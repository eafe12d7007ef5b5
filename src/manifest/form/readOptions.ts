import type { Bag } from '../../schema/json.js';
import { defined, isBag, own, readableText } from '../../schema/json.js';
import { sameJson } from '../../core/sameJson.js';
import type { ConfigOption } from './configNode.js';
import type { FieldHints } from './readHints.js';

/** The options that a schema names: `enum`, `oneOf` or `anyOf` of consts, or a `const`. Undefined where it names none. */
export function readOptions(schema: Bag, hints: FieldHints): readonly ConfigOption[] | undefined {
  const titled = titledMembers(schema);
  const listed = own(schema, 'enum');
  if (titled === undefined && !Array.isArray(listed))
    return Object.hasOwn(schema, 'const') ? [option(schema['const'], 0, {}, hints)] : undefined;
  const names = own(schema, 'enumNames');
  const members = titled ?? (listed as unknown[]).map((value): Bag => ({ const: value }));
  return members.map((member, index) => {
    const name: unknown = titled === undefined && Array.isArray(names) ? names[index] : undefined;
    return option(own(member, 'const'), index, { ...member, name }, hints);
  });
}

function option(
  value: unknown,
  index: number,
  member: Bag,
  { enumNames, enumDisabled }: FieldHints,
): ConfigOption {
  const hinted = isBag(enumNames) ? own(enumNames, String(value)) : enumNames?.[index];
  const label =
    readableText(hinted) ??
    readableText(own(member, 'title')) ??
    readableText(own(member, 'name')) ??
    shown(value);
  const isDisabled = enumDisabled?.some((off) => sameJson(off, value)) === true;
  return defined({
    value,
    label,
    description: readableText(own(member, 'description')),
    disabled: isDisabled ? true : undefined,
  });
}

/** The members of `oneOf` or `anyOf` where every one of them is a const. */
function titledMembers(schema: Bag): readonly Bag[] | undefined {
  for (const key of ['oneOf', 'anyOf']) {
    const members = own(schema, key);
    if (!Array.isArray(members) || members.length === 0) continue;
    if (members.every((member): member is Bag => isBag(member) && Object.hasOwn(member, 'const')))
      return members;
  }
  return undefined;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
