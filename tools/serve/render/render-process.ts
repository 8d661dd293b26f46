import { createInterface } from 'node:readline';
import { fromProcess, type FromProcess, type PageParts, type RenderJob, type ToProcess } from './messages.ts';
import { holdsTooMuch, startSandbox, type Sandbox } from './sandbox.ts';

/** Makes a call of an edge function for a page, as a visitor. Status 0: no answer came. */
export type MakeCall = (name: string, body: string) => Promise<{ readonly status: number; readonly body: string }>;

/** A page was not rendered because it is none that the server renders. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';
}

/** The page took too long, or the process ended: that may happen again with each page of the same build. */
export class RenderBroke extends Error {
  override readonly name = 'RenderBroke';
}

type Pending = { resolve(page: PageParts): void; reject(error: Error): void };

const memoryCheckMs = 200;
/** Of one message: many times the longest page. */
const maxMessageBytes = 16 * 1024 * 1024;
/** For one page. The one with the most needs nine. */
const callsOfPage = 32;
/** How long a process that is not busy takes to answer. Milliseconds. */
const pongMs = 500;

/** A process that renders pages with builds that are not trusted: what it may do, and how much it may ask and say. */
export class RenderProcess {
  readonly #call: MakeCall;
  readonly #timeoutMs: number;
  readonly #child: Sandbox;
  readonly #pending = new Map<number, Pending>();
  readonly #memory: NodeJS.Timeout;
  #jobs = 0;
  #outcomes = 0;
  #callsLeft = 0;
  #said = '';
  #unanswered: NodeJS.Timeout | undefined;
  /** Why it renders no more. */
  ended: Error | undefined;

  /**
   * @param builds the code that it runs, by its file's path in the host folder
   * @param timeoutMs how long one page may take
   */
  constructor(builds: ReadonlyMap<string, string>, call: MakeCall, timeoutMs: number) {
    this.#call = call;
    this.#timeoutMs = timeoutMs;
    this.#child = startSandbox();
    this.#child.once('error', (error) => this.end(error.message));
    this.#child.once('close', () => this.end(`The process that renders has ended. ${this.#said}`.trim()));
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.on('data', (text: Buffer) => (this.#said = (this.#said + text.toString()).slice(-500)));
    for (const [file, source] of builds) this.#tell({ kind: 'build', file, source });
    let waiting = 0;
    this.#child.stdout.on('data', (bytes: Buffer) => {
      const end = bytes.lastIndexOf('\n');
      waiting = end === -1 ? waiting + bytes.length : bytes.length - end - 1;
      if (waiting > maxMessageBytes) this.end('The process that renders said too much.');
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line));
    this.#memory = setInterval(() => {
      if (holdsTooMuch(this.#child)) this.end('Rendering took too much memory.');
    }, memoryCheckMs).unref();
  }

  /** How many pages are being rendered. */
  get busy(): number {
    return this.#pending.size;
  }

  /** Whether it may be stuck: it was asked for a sign after a page took too long, and gave none yet. */
  get isSuspect(): boolean {
    return this.#unanswered !== undefined;
  }

  /** @throws NotRendered, or the error of the render; of all renders under way when the process ends */
  async render(job: Omit<RenderJob, 'kind' | 'id'>): Promise<PageParts> {
    if (this.ended) throw this.ended;
    const id = ++this.#jobs;
    const { promise, resolve, reject } = Promise.withResolvers<PageParts>();
    this.#pending.set(id, { resolve, reject });
    this.#callsLeft += callsOfPage;
    const timer = setTimeout(() => {
      reject(new RenderBroke(`Rendering ${job.path} took longer than ${this.#timeoutMs} ms.`));
      this.#endIfStuck();
    }, this.#timeoutMs);
    this.#tell({ kind: 'render', id, ...job });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#pending.delete(id);
      if (this.#pending.size === 0) this.#callsLeft = 0;
    });
  }

  /** Ends the process at once: what loops cannot be ended otherwise. */
  end(reason: string): void {
    this.#endWith(new RenderBroke(reason));
  }

  #endWith(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    clearInterval(this.#memory);
    clearTimeout(this.#unanswered);
    for (const { reject } of this.#pending.values()) reject(error);
    this.#child.kill('SIGKILL');
  }

  #tell(message: ToProcess): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** A page that only waits does not keep others from being rendered; one that loops does. */
  #endIfStuck(): void {
    this.#tell({ kind: 'ping' });
    // The pages that are caught in it are not to blame.
    this.#unanswered ??= setTimeout(() => this.#endWith(new Error('The process that renders is stuck.')), pongMs);
  }

  #receive(line: string): void {
    let message: FromProcess;
    try {
      message = fromProcess.parse(JSON.parse(line));
    } catch {
      return this.end('The process that renders said what nobody understands.');
    }
    if (message.kind === 'pong') {
      if (!this.#unanswered) return this.#endUnasked();
      clearTimeout(this.#unanswered);
      this.#unanswered = undefined;
    } else if (message.kind === 'call') {
      if (this.#callsLeft-- <= 0) return this.end('The process that renders made too many calls.');
      void this.#answer(message);
    } else {
      if (++this.#outcomes > this.#jobs) return this.#endUnasked();
      const pending = this.#pending.get(message.id);
      if (message.kind === 'rendered') pending?.resolve(message.page);
      else pending?.reject(message.refused ? new NotRendered(message.detail) : new Error(message.detail));
    }
  }

  /** Somebody who only talks would keep the host busy. */
  #endUnasked(): void {
    this.end('The process that renders said what it was not asked.');
  }

  async #answer({ call, name, body }: { call: number; name: string; body: string }): Promise<void> {
    const answer = await this.#call(name, body);
    if (!this.ended) this.#tell({ kind: 'answer', call, ...answer });
  }
}
