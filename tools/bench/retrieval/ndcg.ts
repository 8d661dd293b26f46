/** A verse, or a passage that is offered as one. */
export type Offered = readonly [from: number, to: number];

const depth = 10;

/**
 * nDCG@10: what the first ten are worth, later ones less (divided by log2 of the rank plus one), as a share of what the best ten would be.
 * A passage is worth its best verse; a verse counts once.
 */
export function ndcg(offered: readonly Offered[], worth: ReadonlyMap<number, number>): number {
  const seen = new Set<number>();
  const gains = offered.slice(0, depth).map(([from, to]) => {
    let [best, where] = [0, 0];
    for (let position = from; position <= to; position++) {
      const gain = seen.has(position) ? 0 : (worth.get(position) ?? 0);
      if (gain > best) [best, where] = [gain, position];
    }
    seen.add(where);
    return best;
  });
  const ideal = [...worth.values()].toSorted((one, other) => other - one).slice(0, depth);
  return discounted(gains) / discounted(ideal);
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
