/** Positions of verses (see `public.verses.position`), each with the positions of the verses it refers to. */
export type Targets = ReadonlyMap<number, readonly number[]>;

/**
 * The verses that `from` refers to, most relevant first. The source does not rank references. A verse that refers back
 * to `from`, or that other references of `from` also refer to, is likely about the same subject and ranks higher. Ties
 * keep their order.
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
