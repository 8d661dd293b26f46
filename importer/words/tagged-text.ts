/**
 * A piece of English and what it renders, according to a tagged text. Example:
 * `{text: 'the world', strongs: ['G3588', 'G2889'], codes: ['T-ASM', 'N-ASM'], forms: ['τον', 'κοσμον']}`.
 */
export interface Piece {
  readonly text: string;
  /** Strong's numbers without leading zeros; empty when the text names no word. */
  readonly strongs: readonly string[];
  /** Morphology codes, where the text has them: one per number. */
  readonly codes: readonly string[];
  /** Words of the original as written there, where the text has them: one per number. */
  readonly forms: readonly string[];
  /** Supplied by the translators. */
  readonly added: boolean;
  /** The same value for the pieces of one word that English separates ('should … perish'). */
  readonly split: string | undefined;
}

/** Key of a verse, made of OSIS ids: 'John.3.16'. */
export type VerseKey = string;
/** The pieces of each verse. */
export type TaggedText = ReadonlyMap<VerseKey, readonly Piece[]>;

/** The tagged verses of one book. */
export interface TaggedBook {
  /** Its OSIS id. */
  readonly book: string;
  readonly verses: TaggedText;
}
