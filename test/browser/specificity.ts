/** The weight of one selector without ids: [classes, attributes and pseudo-classes; elements and pseudo-elements]. */
export function specificity(selector: string): [number, number] {
  let text = withoutWhere(selector).replace(/:(?:has|is|not)\(/g, '(');
  const count = (pattern: RegExp) => {
    let found = 0;
    text = text.replace(pattern, () => {
      found += 1;
      return ' ';
    });
    return found;
  };
  const attributes = count(/\[[^\]]*\]/g);
  const pseudoElements = count(/::[\w-]+/g);
  const pseudoClasses = count(/:[\w-]+(?:\([\w-]*\))?/g);
  const classes = count(/\.[\w-]+/g);
  const elements = count(/[a-z][\w-]*/gi);
  return [attributes + pseudoClasses + classes, elements + pseudoElements];
}

/** `:where(…)` weighs nothing, whatever stands in it. */
function withoutWhere(selector: string): string {
  let text = selector;
  for (let start = text.indexOf(':where('); start !== -1; start = text.indexOf(':where(')) {
    let depth = 0;
    let end = start + ':where'.length;
    do {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    text = text.slice(0, start) + text.slice(end);
  }
  return text;
}

/** The selectors of a list, split at its outermost commas. */
export function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of list) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ',' && depth === 0) {
      selectors.push(current.trim());
      current = '';
    } else current += character;
  }
  return [...selectors, current.trim()];
}
