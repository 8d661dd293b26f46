import { Worker } from 'node:worker_threads';
import type { CallAnswer, CallRequest, PageParts, RenderJob, RenderOutcome } from './messages.ts';

/** Makes a call of an edge function for a page, as a visitor. Status 0: no answer came. */
export type MakeCall = (name: string, body: string) => Promise<{ readonly status: number; readonly body: string }>;

/** A page was not rendered because it is none that the server renders. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';
}

type Pending = { resolve(page: PageParts): void; reject(error: Error): void };

/**
 * The thread that renders pages. It is started on first use, and again after a render that took too long: what hangs
 * cannot be stopped otherwise.
 */
export class RenderWorker {
  readonly #call: MakeCall;
  readonly #timeoutMs: number;
  #worker: Worker | undefined;
  #jobs = 0;
  readonly #pending = new Map<number, Pending>();

  constructor(call: MakeCall, timeoutMs: number) {
    this.#call = call;
    this.#timeoutMs = timeoutMs;
  }

  /** @throws NotRendered, or the error of the render; of all renders under way when the thread ends or one is too slow */
  async render(job: Omit<RenderJob, 'kind' | 'id'>): Promise<PageParts> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#jobs;
    const { promise, resolve, reject } = Promise.withResolvers<PageParts>();
    this.#pending.set(id, { resolve, reject });
    const timer = setTimeout(
      () => void this.#end(`Rendering ${job.path} took longer than ${this.#timeoutMs} ms.`),
      this.#timeoutMs,
    );
    worker.postMessage({ kind: 'render', id, ...job } satisfies RenderJob);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#pending.delete(id);
    });
  }

  async close(): Promise<void> {
    await this.#end('The server is stopping.');
  }

  #start(): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      // It needs no secrets.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('message', (message: CallRequest | RenderOutcome) => void this.#receive(worker, message));
    worker.on('error', (error) => void this.#end(String(error)));
    worker.on('exit', () => void this.#end('The thread that renders has ended.', worker));
    return worker;
  }

  async #receive(worker: Worker, message: CallRequest | RenderOutcome): Promise<void> {
    if (message.kind === 'call') {
      const answer = await this.#call(message.name, message.body);
      worker.postMessage({ kind: 'answer', call: message.call, ...answer } satisfies CallAnswer);
      return;
    }
    const pending = this.#pending.get(message.id);
    if (message.kind === 'rendered') pending?.resolve(message.page);
    else pending?.reject(message.refused ? new NotRendered(message.detail) : new Error(message.detail));
  }

  async #end(reason: string, ended: Worker | undefined = this.#worker): Promise<void> {
    if (!ended || ended !== this.#worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(new Error(reason));
    await ended.terminate();
  }
}
