/** A part's name and state as attributes: `true` becomes present, a word is written as it is, the rest is absent. */
export function dataAttributes(
  part: string,
  state: Readonly<Record<string, boolean | number | string | undefined>> = {},
): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = { 'data-chat-form': part };
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined || value === false) continue;
    attributes[`data-${name}`] = value === true ? '' : String(value);
  }
  return attributes;
}
