/** What people tell of their life, and the question that helps them. */
export interface LifeEvent {
  /** The question of the card in `content/questions`. */
  readonly card: string;
  /**
   * One to four groups of cues; one of each must occur. Alternatives are separated by ', '. A word that ends in '*' is
   * the beginning of a word, ' .. ' stands for up to four words, and '{name}' for a group of `cue-groups.ts`.
   * Apostrophes are left out: 'dont'.
   */
  readonly cues: readonly string[];
  /** Cues that must not occur. */
  readonly unless?: string;
  /** A text that the row recognises. A test asks it. */
  readonly example: string;
}
