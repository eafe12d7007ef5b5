/** The ids whose condition leads back to themselves: such fields could never be asked. */
export function waitsForItself(
  conditions: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly string[] {
  return [...conditions.keys()].filter((id) => {
    const seen = new Set<string>();
    const open = Object.keys(conditions.get(id) ?? {});
    for (let other = open.pop(); other !== undefined; other = open.pop()) {
      if (other === id) return true;
      if (seen.has(other)) continue;
      seen.add(other);
      open.push(...Object.keys(conditions.get(other) ?? {}));
    }
    return false;
  });
}
