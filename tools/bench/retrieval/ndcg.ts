/** A verse, or a passage that is offered as one result; both ends inclusive. */
export type Offered = readonly [from: number, to: number];

const depth = 10;

/**
 * nDCG@10: the relevance of the first ten results, each divided by log2(rank + 1), as a share of the best possible
 * value. A passage scores as its best verse; a verse counts once.
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
