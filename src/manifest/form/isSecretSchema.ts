import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import { lookUpReference } from '../../core/elicitation/lookUpReference.js';
import { limits } from '../../schema/limits.js';

/** Whether a schema object itself says that its value is a secret. */
export function isSecretSchema(schema: Bag): boolean {
  return (
    own(schema, 'secret') === true ||
    own(schema, 'writeOnly') === true ||
    own(schema, 'format') === 'password' ||
    isPasswordWidget(own(schema, 'widget'))
  );
}

/** Whether a widget's name stands for a password field. */
export function isPasswordWidget(name: unknown): boolean {
  return typeof name === 'string' && /^password(?:widget)?$/i.test(name);
}

/** Whether anything inside a schema is a secret, through local references; also where it is too much to look through. */
export function holdsSecret(schema: Bag, root: Bag): boolean {
  const seen = new Set<object>();
  const open: object[] = [schema];
  const add = (value: unknown) => {
    if (typeof value === 'object' && value !== null && !seen.has(value)) open.push(value);
  };
  while (open.length > 0) {
    const next = open.pop() ?? {};
    if (seen.has(next)) continue;
    seen.add(next);
    if (seen.size > limits.questions) return true;
    if (isBag(next)) {
      if (isSecretSchema(next)) return true;
      const reference = own(next, '$ref');
      if (typeof reference === 'string' && reference.startsWith('#'))
        add(reference === '#' ? root : lookUpReference(root, reference));
    }
    for (const inner of Object.values(next) as unknown[]) add(inner);
  }
  return false;
}
