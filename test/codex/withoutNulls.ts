/** A result as Codex passes it on to a plugin: members that are null are left out. */
export function withoutNulls(result: unknown): unknown {
  return Object.fromEntries(Object.entries(result ?? {}).filter(([, value]) => value !== null));
}
