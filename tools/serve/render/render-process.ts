import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { denoBinary } from '@berea/embedded/deno-binary';
import { fromProcess, type FromProcess, type PageParts, type RenderJob, type ToProcess } from './messages.ts';

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

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Of JavaScript, and of everything that the process holds. A reader's page needs 150 MB. */
const heapMb = 256;
const maxResidentBytes = 512 * 1024 * 1024;
const memoryCheckMs = 200;
/** Of one message: many times the longest page. */
const maxMessageBytes = 16 * 1024 * 1024;
/** For one page. The one with the most needs nine. */
const callsOfPage = 32;
/** How long a process that is not busy takes to answer. Milliseconds. */
const pongMs = 500;

/** Without a permission that is named here, there is none: no other files, network, environment, processes, libraries. */
const denoArguments = (readable: readonly string[]): string[] => [
  'run',
  '--quiet',
  '--no-prompt',
  '--no-lock',
  '--no-check',
  '--cached-only',
  '--no-remote',
  '--node-modules-dir=manual',
  '--ignore-env',
  `--v8-flags=--max-old-space-size=${heapMb}`,
  `--allow-read=${readable.join(',')}`,
  worker,
];

/** The memory that a process holds, where the system tells. */
function residentBytes(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return undefined;
  }
}

/**
 * A process that renders pages with builds that are not trusted. It runs in Deno, because the permissions of Node 24 do
 * not cover the network.
 */
export class RenderProcess {
  readonly #call: MakeCall;
  readonly #timeoutMs: number;
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
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
   * @param readable the folders of the builds
   * @param timeoutMs how long one page may take
   */
  constructor(readable: readonly string[], call: MakeCall, timeoutMs: number) {
    this.#call = call;
    this.#timeoutMs = timeoutMs;
    this.#child = spawn(denoBinary(), denoArguments(readable), {
      cwd: path.dirname(worker),
      // Without a folder of its own, Deno keeps nothing on the disk, neither for itself nor for the code that it runs.
      env: { DENO_DIR: path.join(devNull, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl-C in the terminal must reach only the host, which ends it.
      detached: true,
    });
    this.#child.once('error', (error) => this.end(error.message));
    this.#child.once('close', () => this.end(`The process that renders has ended. ${this.#said}`.trim()));
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.on('data', (text: Buffer) => (this.#said = (this.#said + text.toString()).slice(-500)));
    let waiting = 0;
    this.#child.stdout.on('data', (bytes: Buffer) => {
      const end = bytes.lastIndexOf('\n');
      waiting = end === -1 ? waiting + bytes.length : bytes.length - end - 1;
      if (waiting > maxMessageBytes) this.end('The process that renders said too much.');
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line));
    this.#memory = setInterval(() => {
      if ((residentBytes(this.#child.pid ?? 0) ?? 0) > maxResidentBytes) this.end('Rendering took too much memory.');
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
