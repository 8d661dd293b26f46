import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Picture } from './draw.ts';
import { TooMany, Turns } from './turns.ts';

/** Bytes of all pictures that are kept. One has 30 KB. */
const maxBytes = 24 * 1024 * 1024;
/** How many one address may have drawn: a messenger asks for all its people, and one picture takes 0.2 s. */
const drawnFor = { points: 60, duration: 60 };
/** How long the thread is kept without work, which takes 100 MB. Milliseconds. */
const idleMs = 60_000;

/** Who asks for a picture. */
interface Asker {
  /** As limits count (`addressKey`). */
  readonly client: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A picture that is being drawn, or waits for that. */
interface Drawing {
  readonly png: Promise<Uint8Array | undefined>;
  readonly gone: AbortController;
  askers: number;
}

/** Draws pictures, one at a time, and keeps them. */
export class Pictures {
  readonly #kept = new LRUCache<string, Uint8Array>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  readonly #underWay = new Map<string, Drawing>();
  readonly #turns = new Turns();
  readonly #limit = new RateLimiterMemory(drawnFor);
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /**
   * The picture under this name, as PNG. Who asks while it is drawn gets the same.
   * @param content what is on it; asked where it is not kept
   * @returns undefined where there is nothing to draw @throws TooMany @throws `signal.reason`
   */
  async png(
    name: string,
    content: () => Promise<Picture | undefined>,
    { client, signal }: Asker,
  ): Promise<Uint8Array | undefined> {
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const drawing = this.#underWay.get(name) ?? this.#begin(name, content, client);
    drawing.askers += 1;
    const leave = () => {
      drawing.askers -= 1;
      if (drawing.askers === 0) drawing.gone.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    return drawing.png.finally(() => signal.removeEventListener('abort', leave));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #begin(name: string, content: () => Promise<Picture | undefined>, client: string): Drawing {
    const gone = new AbortController();
    const png = this.#turns.take(client, gone.signal, async () => {
      await this.#limit.consume(client).catch(() => {
        throw new TooMany('Too many pictures were drawn for this address.');
      });
      const picture = await content();
      const drawn = picture && (await this.#draw(picture));
      if (drawn) this.#kept.set(name, drawn);
      return drawn;
    });
    const drawing = { png: png.finally(() => this.#underWay.delete(name)), gone, askers: 0 };
    this.#underWay.set(name, drawing);
    return drawing;
  }

  async #draw(picture: Picture): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= new Worker(new URL('worker.ts', import.meta.url), { env: {} }));
    worker.unref();
    try {
      worker.postMessage(picture);
      const [answer] = (await once(worker, 'message')) as [{ png?: Uint8Array; error?: string }];
      if (!answer.png) throw new Error(answer.error ?? 'The picture was not drawn.');
      return answer.png;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    }
  }
}
