/**
 * JSON for people: small values stay on one line.
 *
 * @param width how wide a value may be and still stand on one line
 */
export function shortJson(value: unknown, width = 56, indent = ''): string {
  const line = oneLine(value);
  if (line.length <= width || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => inner + shortJson(part, width, inner))
    : Object.entries(value).map(
        ([key, part]) => `${inner}${JSON.stringify(key)}: ${shortJson(part, width, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open ?? ''}\n${parts.join(',\n')}\n${indent}${close ?? ''}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
