/** Consecutive verses of one chapter, by position; both ends inclusive. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** How often verses are cited, by position. */
export type Citations = ReadonlyMap<number, number>;

/**
 * How often each verse is the target of a cross-reference plus how often a topic names it. A passage divides its
 * citations among its verses.
 */
export function citationsOf(crossReferences: readonly (readonly number[])[], passages: readonly Passage[]): Citations {
  const cited = new Map<number, number>();
  const cite = (position: number, by: number): void => void cited.set(position, (cited.get(position) ?? 0) + by);
  for (const targets of crossReferences) for (const target of targets) cite(target, 1);
  for (const passage of passages)
    for (let position = passage.from; position <= passage.to; position++) cite(position, shareOf(passage));
  return cited;
}

/** The weight that a citation of a whole passage adds to each of its verses. */
export const shareOf = ({ from, to }: Passage): number => 1 / Math.sqrt(to - from + 1);

/** Prior weight of a verse, given how often it is cited. Above zero even for a verse that is never cited. */
export const priorOf = (citations: number): number => Math.sqrt(Math.log(2 + citations));
