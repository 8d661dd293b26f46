import { MultiBar, type SingleBar } from 'cli-progress';

/** How far a part of a long work is: `done` of `total`, in the same unit. */
export interface Progress {
  readonly phase: string;
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

  /** A listener for a phase whose parts come one after the other: shows how far each is, and how long it took. */
  progress(): (progress: Progress) => void {
    let part: { readonly name: string; readonly started: number; readonly bar: SingleBar | undefined; tenth: number } | undefined;
    return ({ phase, done, total }) => {
      if (part?.name !== phase) part = { name: phase, started: performance.now(), bar: this.#bars?.create(total, 0, { name: phase.padEnd(13) }), tenth: 0 };
      part.bar?.setTotal(total);
      part.bar?.update(done);
      if (done >= total) {
        if (part.bar) this.#bars?.remove(part.bar);
        this.line(`  ${phase.padEnd(12)}${seconds(part.started)} s`);
        return;
      }
      const tenth = Math.floor((done / total) * 10);
      if (!part.bar && tenth > part.tenth) this.line(`  ${phase} ${tenth * 10} %`);
      part.tenth = tenth;
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
