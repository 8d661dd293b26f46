import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';

/** What pages that are open are told: a build to take over, by its name, or why there is none. */
type BuildEvent = { readonly event: 'built' | 'failed'; readonly data: string };

/** Tells pages that are open about builds, as server-sent events. A page that asks hears of the newest one first. */
export class BuildEvents {
  readonly #listeners = new Set<(event: BuildEvent) => void>();
  #now: BuildEvent = { event: 'built', data: '' };

  built(name: string): void {
    this.#tell({ event: 'built', data: name });
  }

  failed(message: string): void {
    this.#tell({ event: 'failed', data: message });
  }

  readonly handler: Handler = (c) =>
    streamSSE(c, async (stream) => {
      const listener = (event: BuildEvent): void =>
        void stream.writeSSE({ event: event.event, data: JSON.stringify(event.data) });
      this.#listeners.add(listener);
      // What was built while the page was loading.
      listener(this.#now);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      this.#listeners.delete(listener);
    });

  #tell(event: BuildEvent): void {
    this.#now = event;
    for (const listener of this.#listeners) listener(event);
  }
}
