/** English and what it renders, as a tagged text says it: `{text: 'the world', strongs: ['G3588', 'G2889'], codes: ['T-ASM', 'N-ASM'], forms: ['τον', 'κοσμον']}`. */
export interface Piece {
  readonly text: string;
  /** Strong's numbers without leading zeros; none: the text names no word. */
  readonly strongs: readonly string[];
  /** Codes of morphology, where the text has them: one for each number. */
  readonly codes: readonly string[];
  /** Words of the original as they stand in it, where the text has them: one for each number. */
  readonly forms: readonly string[];
  /** Supplied by the translators. */
  readonly added: boolean;
  /** The same for the pieces of one word that English sets apart ('should … perish'). */
  readonly split: string | undefined;
}

/** A verse as one key: 'John.3.16' by OSIS ids. */
export type VerseKey = string;
export type TaggedText = ReadonlyMap<VerseKey, readonly Piece[]>;
