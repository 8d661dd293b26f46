import { SingleBar } from 'cli-progress';

/** Progress of one part of a long task: `done` out of `total`, in the same unit. */
export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
}

interface Part {
  readonly name: string;
  readonly started: number;
  tenth: number;
  progress: Progress;
}

const seconds = (sinceMs: number): string => ((performance.now() - sinceMs) / 1000).toFixed(1);

/** Reports phases with their durations. */
export abstract class Phases {
  abstract line(text: string): void;

  /** Runs one phase and reports its duration in seconds. Phases may overlap. */
  async phase<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work();
    this.line(`${name.padEnd(14)}${seconds(started)} s`);
    return result;
  }
}

/**
 * Prints the progress of a start: a line for each phase with its duration in seconds, and the progress within a long
 * phase. On a terminal that is a bar below the lines; elsewhere a line for every 10 %, without control codes.
 */
export class Report extends Phases {
  readonly #started = performance.now();
  readonly #onTerminal = process.stdout.isTTY;
  #bar: SingleBar | undefined;
  #part: Part | undefined;

  line(text: string): void {
    this.#takeBarAway();
    process.stdout.write(`${text}\n`);
    this.#showBar();
  }

  /** Progress callback for a phase with consecutive parts: shows the progress of each part, then its duration. */
  readonly progress = (progress: Progress): void => {
    const part =
      this.#part?.name === progress.phase
        ? this.#part
        : { name: progress.phase, started: performance.now(), tenth: 0, progress };
    part.progress = progress;
    this.#part = part;
    if (progress.done >= progress.total) {
      this.#part = undefined;
      this.line(`  ${part.name.padEnd(12)}${seconds(part.started)} s`);
      return;
    }
    const tenth = Math.floor((progress.done / progress.total) * 10);
    if (!this.#onTerminal && tenth > part.tenth) this.line(`  ${part.name} ${tenth * 10} %`);
    part.tenth = tenth;
    this.#showBar();
  };

  /** Prints the total duration. */
  finish(): void {
    this.line(`${'in all'.padEnd(14)}${seconds(this.#started)} s`);
  }

  /** Restores the terminal and prints why this ends without success. */
  fail(explanation: string): void {
    this.#part = undefined;
    this.#takeBarAway();
    process.stderr.write(`${explanation}\n`);
  }

  /** Everything is printed at once. */
  async flush(): Promise<void> {}

  #showBar(): void {
    if (!this.#onTerminal || !this.#part) return;
    const {
      name,
      progress: { done, total },
    } = this.#part;
    if (!this.#bar) {
      this.#bar = new SingleBar({
        format: `  ${name.padEnd(12)}{bar} {percentage} %`,
        barsize: 30,
        hideCursor: true,
        clearOnComplete: true,
        gracefulExit: false,
      });
      this.#bar.start(total, done);
    }
    this.#bar.setTotal(total);
    this.#bar.update(done);
  }

  #takeBarAway(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }
}
