/** What people ask verses for, and the verses that a reader would be given first. */
export interface Topic {
  /** How it is called; no two topics share a name. */
  readonly names: readonly string[];
  /** The most helpful first. */
  readonly references: readonly string[];
}
