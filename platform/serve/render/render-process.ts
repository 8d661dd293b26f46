import { createInterface } from 'node:readline';
import { lineOf } from './line.ts';
import { fromProcess, type FromProcess, type PageParts, type RenderJob, type ToProcess } from './messages.ts';
import { holdsTooMuch, processorSeconds, startSandbox, type Sandbox } from './sandbox.ts';

/**
 * Makes a call of an edge function for a page, as a visitor. Status 0: no answer came.
 * @param client the address of who asked for the page: the call is counted as its own
 */
export type MakeCall = (
  name: string,
  body: string,
  client: string,
) => Promise<{ readonly status: number; readonly body: string }>;

/** A page is not rendered now: too many are, or who asks has asked for too much. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** A page was not rendered because it is none that the server renders. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';
}

/** The page took too long, or the process ended: that may happen again with each page of the same build. */
export class RenderBroke extends Error {
  override readonly name = 'RenderBroke';
}

/** Whether an answer to a call is the one that everybody gets: not where too much was asked, or goes on, or none came. */
const isForAll = (status: number): boolean => ![0, 429, 503].includes(status);

interface Pending {
  readonly client: string;
  /** A call for it was answered by nobody, or that too much was asked or goes on. */
  isLimited: boolean;
  resolve(page: PageParts): void;
  reject(error: Error): void;
}

const checkMs = 200;
/** That the process may use after its last page: what was begun ends, and memory is tidied. */
const idleSeconds = 2;
/** Of one message: many times the longest page. */
const maxMessageBytes = 4 * 1024 * 1024;
/** For one page. The one with the most needs nine. */
const callsOfPage = 32;
/** How long a process that is not busy takes to answer. Milliseconds. */
const pongMs = 500;

/** Nothing that a build says can begin a line of the log, or colour it. */
const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** A process that renders pages with builds that are not trusted: what it may do, and how much it may ask and say. */
export class RenderProcess {
  readonly #call: MakeCall;
  readonly #timeoutMs: number;
  readonly #child: Sandbox;
  readonly #pending = new Map<number, Pending>();
  readonly #watch: NodeJS.Timeout;
  /** What it had used of the processor after its last page; undefined while it has one. */
  #usedAtRest: number | undefined;
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
    this.#watch = setInterval(() => this.#check(), checkMs).unref();
  }

  /** How many pages are being rendered. */
  get busy(): number {
    return this.#pending.size;
  }

  /** Whether it may be stuck: it was asked for a sign after a page took too long, and gave none yet. */
  get isSuspect(): boolean {
    return this.#unanswered !== undefined;
  }

  /**
   * @param client who asked for the page
   * @throws NotRendered, Busy, or the error of the render; of all renders under way when the process ends
   */
  async render(job: Omit<RenderJob, 'kind' | 'id'>, client: string): Promise<PageParts> {
    if (this.ended) throw this.ended;
    const id = ++this.#jobs;
    const { promise, resolve, reject } = Promise.withResolvers<PageParts>();
    this.#pending.set(id, { client, isLimited: false, resolve, reject });
    this.#usedAtRest = undefined;
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
    this.#endWith(new RenderBroke(printable(reason)));
  }

  #endWith(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    clearInterval(this.#watch);
    clearTimeout(this.#unanswered);
    for (const { reject } of this.#pending.values()) reject(error);
    this.#child.kill('SIGKILL');
  }

  #check(): void {
    if (holdsTooMuch(this.#child)) return this.end('Rendering took too much memory.');
    const used = this.busy === 0 ? processorSeconds(this.#child) : undefined;
    if (used !== undefined && used - (this.#usedAtRest ?? used) > idleSeconds)
      return this.end('The process that renders worked on without a page.');
    this.#usedAtRest = used === undefined ? undefined : (this.#usedAtRest ?? used);
  }

  #tell(message: ToProcess): void {
    this.#child.stdin.write(lineOf(message));
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
      // Whatever became of the page then, it is not the one for everybody.
      if (pending?.isLimited) pending.reject(new Busy('Who asks for this page has asked for too much.'));
      else if (message.kind === 'rendered') pending?.resolve(message.page);
      else
        pending?.reject(
          message.refused ? new NotRendered(printable(message.detail)) : new Error(printable(message.detail)),
        );
    }
  }

  /** Somebody who only talks would keep the host busy. */
  #endUnasked(): void {
    this.end('The process that renders said what it was not asked.');
  }

  async #answer({ call, job, name, body }: Extract<FromProcess, { kind: 'call' }>): Promise<void> {
    const page = this.#pending.get(job);
    const answer = page ? await this.#call(name, body, page.client) : { status: 0, body: '' };
    if (page && !isForAll(answer.status)) page.isLimited = true;
    if (!this.ended) this.#tell({ kind: 'answer', call, ...answer });
  }
}
