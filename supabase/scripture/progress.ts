/** How far a long piece of work is, for a progress bar. */
export interface Progress {
  readonly phase: 'packages' | 'reading' | 'writing';
  /** Of `total`: packages, books, or rows. */
  readonly done: number;
  readonly total: number;
  /** What is being worked on, for people: 'King James Version'. */
  readonly label: string;
}

export type OnProgress = (progress: Progress) => void;
