/** Verses of one chapter by their positions, both inclusive. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** How often verses are cited, by position. */
export type Citations = ReadonlyMap<number, number>;

/** How often each verse is the target of a cross-reference, and how often a topic names it; a passage shares what it gets among its verses. */
export function citationsOf(crossReferences: readonly (readonly number[])[], passages: readonly Passage[]): Citations {
  const cited = new Map<number, number>();
  const cite = (position: number, by: number): void => void cited.set(position, (cited.get(position) ?? 0) + by);
  for (const targets of crossReferences) for (const target of targets) cite(target, 1);
  for (const passage of passages)
    for (let position = passage.from; position <= passage.to; position++) cite(position, shareOf(passage));
  return cited;
}

/** What one verse of a passage gets of what is said of the passage. */
export const shareOf = ({ from, to }: Passage): number => 1 / Math.sqrt(to - from + 1);

/** How much likelier a verse is meant for being cited so often. Above zero for a verse that nobody cites. */
export const priorOf = (citations: number): number => Math.sqrt(Math.log(2 + citations));
