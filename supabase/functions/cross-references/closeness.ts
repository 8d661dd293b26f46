/** Verses by their positions in the canon, with the verses each refers to. */
export type Targets = ReadonlyMap<number, readonly number[]>;

/**
 * The verses that `from` refers to, the closest first. The source does not say how close a reference is; what refers back, and
 * what the other references of the verse refer to as well, speaks of the same thing. Equally close ones stay in their order.
 * @param among the targets of `from` and of each of its targets
 */
export function closestFirst(from: number, among: Targets): readonly number[] {
  const all = among.get(from) ?? [];
  const companions = new Set(all);
  const named = new Map<number, number>();
  for (const companion of all) {
    for (const target of among.get(companion) ?? []) named.set(target, (named.get(target) ?? 0) + 1);
  }
  const closeness = (target: number): number => {
    const onward = among.get(target) ?? [];
    const refersBack = onward.includes(from) ? 3 : 0;
    return refersBack + (named.get(target) ?? 0) + onward.filter((other) => companions.has(other)).length / 2;
  };
  return all
    .map((target) => ({ target, closeness: closeness(target) }))
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ target }) => target);
}
