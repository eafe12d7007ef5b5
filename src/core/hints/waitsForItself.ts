/**
 * The ids whose condition leads back to themselves: such fields could never be asked. Looks at each condition
 * once (Tarjan's strongly connected components).
 */
export function waitsForItself(
  conditions: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly string[] {
  const found = new Set<string>();
  const order = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();

  /** Goes on from an id. Gives the earliest place on the path that can be reached from it. */
  const visit = (id: string): number => {
    const place = order.size;
    order.set(id, place);
    path.push(id);
    onPath.add(id);
    let earliest = place;
    for (const other of Object.keys(conditions.get(id) ?? {})) {
      if (other === id) found.add(id);
      if (!order.has(other)) earliest = Math.min(earliest, visit(other));
      else if (onPath.has(other)) earliest = Math.min(earliest, order.get(other) ?? place);
    }
    if (earliest < place) return earliest;
    const circle = path.splice(path.indexOf(id));
    for (const member of circle) {
      onPath.delete(member);
      if (circle.length > 1) found.add(member);
    }
    return earliest;
  };

  for (const id of conditions.keys()) if (!order.has(id)) visit(id);
  return [...conditions.keys()].filter((id) => found.has(id));
}
