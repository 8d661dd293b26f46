import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Picture } from './draw.ts';

/** The pictures cannot be drawn now: too many wait already. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

/** Bytes of all pictures that are kept. One has 30 KB. */
const maxBytes = 24 * 1024 * 1024;
/** How many may wait: the last one for about two seconds. */
const mostWaiting = 12;
/** How long the thread is kept without work, which takes 100 MB. Milliseconds. */
const idleMs = 60_000;

/** Draws pictures, one at a time, and keeps them. */
export class Pictures {
  readonly #kept = new LRUCache<string, Uint8Array>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /**
   * The picture under this name, as PNG. Who asks while it is drawn gets the same.
   * @param content what is on it; asked where it is not kept
   * @returns undefined where there is nothing to draw @throws TooMany
   */
  async png(name: string, content: () => Promise<Picture | undefined>): Promise<Uint8Array | undefined> {
    const there = this.#kept.get(name) ?? this.#underWay.get(name);
    if (there) return there;
    if (this.#underWay.size >= mostWaiting) throw new TooMany('Too many pictures wait to be drawn.');
    const drawing = this.#afterLast(async () => {
      const picture = await content();
      return picture && this.#draw(picture);
    }).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawing as Promise<Uint8Array>);
    const png = await drawing;
    if (png) this.#kept.set(name, png);
    return png;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #afterLast<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
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
