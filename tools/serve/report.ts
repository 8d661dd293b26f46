import { MultiBar, type SingleBar } from 'cli-progress';

/** How far something is: `done` of `total`, in the same unit. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

const seconds = (sinceMs: number): string => ((performance.now() - sinceMs) / 1000).toFixed(1);

/**
 * What the person at the terminal sees of a start: a line for each phase with its seconds, and of a long phase how far it is.
 * On a terminal that is a bar; elsewhere a line for every tenth, without control codes.
 */
export class Report {
  readonly #started = performance.now();
  readonly #bars = process.stdout.isTTY ? new MultiBar({ format: '{name} {bar} {percentage} %', hideCursor: true, clearOnComplete: true, barsize: 30 }) : undefined;

  line(text: string): void {
    if (this.#bars?.isActive) this.#bars.log(`${text}\n`);
    else process.stdout.write(`${text}\n`);
  }

  /** Runs one phase and says how long it took. Phases may overlap. */
  async phase<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work();
    this.line(`${name.padEnd(14)}${seconds(started)} s`);
    return result;
  }

  /** A listener for the progress of the phase `name`. */
  progress(name: string): (progress: Progress) => void {
    let bar: SingleBar | undefined;
    let tenth = 0;
    return ({ done, total }) => {
      if (total <= 0) return;
      if (this.#bars) {
        bar ??= this.#bars.create(total, 0, { name: name.padEnd(13) });
        bar.setTotal(total);
        bar.update(done);
        if (done >= total) this.#bars.remove(bar);
        return;
      }
      const reached = Math.floor((done / total) * 10);
      if (reached > tenth && reached < 10) this.line(`  ${name} ${reached * 10} %`);
      tenth = Math.max(tenth, reached);
    };
  }

  /** Takes the bars away and says how long everything took. */
  finish(): void {
    this.#bars?.stop();
    process.stdout.write(`${'in all'.padEnd(14)}${seconds(this.#started)} s\n`);
  }

  /** Leaves the terminal as it was, after a failure. */
  abandon(): void {
    this.#bars?.stop();
  }
}
