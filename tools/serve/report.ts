import { SingleBar } from 'cli-progress';

/** How far a part of a long work is: `done` of `total`, in the same unit. */
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

/**
 * What the person at the terminal sees of a start: a line for each phase with its seconds, and of a long phase how far it is.
 * On a terminal that is a bar below the lines; elsewhere a line for every tenth, without control codes.
 */
export class Report {
  readonly #started = performance.now();
  readonly #onTerminal = process.stdout.isTTY;
  #bar: SingleBar | undefined;
  #part: Part | undefined;

  line(text: string): void {
    this.#takeBarAway();
    process.stdout.write(`${text}\n`);
    this.#showBar();
  }

  /** Runs one phase and says how long it took. Phases may overlap. */
  async phase<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work();
    this.line(`${name.padEnd(14)}${seconds(started)} s`);
    return result;
  }

  /** Listens to a phase whose parts come one after the other: shows how far each is, and how long it took. */
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

  /** Says how long everything took. */
  finish(): void {
    this.line(`${'in all'.padEnd(14)}${seconds(this.#started)} s`);
  }

  /** Leaves the terminal as it was, after a failure. */
  abandon(): void {
    this.#part = undefined;
    this.#takeBarAway();
  }

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
