/** Progress of a long task, for a progress bar. */
export interface Progress {
  readonly phase: 'packages' | 'reading' | 'writing';
  /** Out of `total`: packages, books, or rows. */
  readonly done: number;
  readonly total: number;
  /** What is being processed, for display: 'King James Version'. */
  readonly label: string;
}

/** Called whenever a task makes progress. */
export type OnProgress = (progress: Progress) => void;
