/** A name that nothing else has, for a connection or a call that its host gave none. */
export function randomName(): string {
  return Math.random().toString(36).slice(2);
}
