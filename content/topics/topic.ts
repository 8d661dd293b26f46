/** What people ask verses for, and the verses that a reader would be given first. */
export interface Topic {
  /** How it is called; no two topics share a name. */
  readonly names: readonly string[];
  /**
   * Words that tell the occasion, in small letters without apostrophes. Who asks for verses and has them among other words
   * gets these: 'a verse for my son's graduation card'.
   */
  readonly occasions?: readonly string[];
  /** The most helpful first. */
  readonly references: readonly string[];
}
