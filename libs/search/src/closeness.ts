import { plainWords, termsOf } from './terms.ts';

/** Positions of verses (see `public.verses.position`), each with the positions of the verses it refers to. */
export type Targets = ReadonlyMap<number, readonly number[]>;

/**
 * The verses that `from` refers to, most relevant first. The source does not rank references. A verse that refers back
 * to `from`, or that other references of `from` also refer to, is likely about the same subject and ranks higher, and so
 * does one that quotes `from` or is quoted there. Ties keep their order.
 * @param among the targets of `from` and of each of its targets
 * @param texts of `from` and its targets, in one version; without them nothing is known of quotations
 */
export function closestFirst(
  from: number,
  among: Targets,
  texts: ReadonlyMap<number, string> = new Map(),
): readonly number[] {
  const pairs = neighbours(texts.get(from) ?? '');
  const all = among.get(from) ?? [];
  const companions = new Set(all);
  const named = new Map<number, number>();
  for (const companion of all) {
    for (const target of among.get(companion) ?? []) named.set(target, (named.get(target) ?? 0) + 1);
  }
  const closeness = (target: number): number => {
    const onward = among.get(target) ?? [];
    const refersBack = onward.includes(from) ? 3 : 0;
    const quoted = Math.min(
      [...neighbours(texts.get(target) ?? '')].filter((pair) => pairs.has(pair)).length,
      mostQuoted,
    );
    return (
      quoted * 2 + refersBack + (named.get(target) ?? 0) + onward.filter((other) => companions.has(other)).length / 2
    );
  };
  return all
    .map((target) => ({ target, closeness: closeness(target) }))
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ target }) => target);
}

/** More shared pairs of words than this say no more. */
const mostQuoted = 3;

/**
 * The pairs of words that stand next to each other, as terms, without words such as 'the'; and three words in a row that
 * have one: 'in the beginning'.
 */
function neighbours(text: string): ReadonlySet<string> {
  const terms = termsOf(text);
  const words = plainWords(text);
  return new Set([
    ...terms.slice(1).map((term, index) => `${terms[index]!} ${term}`),
    ...words.slice(2).flatMap((_, index) => {
      const three = words.slice(index, index + 3).join(' ');
      return termsOf(three).length === 1 ? [three] : [];
    }),
  ]);
}
