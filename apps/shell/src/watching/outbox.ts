import { whenIdle } from '@berea/shell-api';
import { maxClientEvents, type ClientEvent, type ClientEventsRequest } from '@berea/validation';
import type { Connection } from '../connection.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';

/** What a page sends at most: a loop that throws is no news. */
const most = { failures: 10, measures: 50 };

/** Collects events and sends them together. */
export class Outbox {
  readonly #waiting: ClientEvent[] = [];
  /** Failures that were taken already: the same one is sent once. */
  readonly #failures = new Set<string>();
  #measures = 0;
  #isPlanned = false;
  readonly #wanted: { readonly failures: boolean; readonly measures: boolean };
  readonly #connection: Connection;

  /** @param random decides which pages are sampled */
  constructor(connection: Connection, random: () => number = Math.random) {
    this.#connection = connection;
    const { failures, measures } = (!asksForPrivacy() && connection.clientEvents) || { failures: 0, measures: 0 };
    this.#wanted = { failures: random() * 100 < failures, measures: random() * 100 < measures };
  }

  /** Whether anything is taken. */
  get isOpen(): boolean {
    return this.#wanted.failures || this.#wanted.measures;
  }

  /** Takes an event, and sends it when the browser is idle, or with `send`. */
  add(event: ClientEvent): void {
    if (!this.#takes(event)) return;
    this.#waiting.push(event);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    whenIdle(() => {
      this.#isPlanned = false;
      this.send();
    });
  }

  /** Sends what waits. What does not arrive is lost; nobody is told. */
  send(): void {
    while (this.#waiting.length > 0) {
      const { supabaseUrl, supabaseKey } = this.#connection;
      const body: ClientEventsRequest = { events: this.#waiting.splice(0, maxClientEvents) };
      fetch(`${supabaseUrl}/functions/v1/client-events`, {
        method: 'POST',
        headers: { apikey: supabaseKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        // The page may be closed meanwhile.
        keepalive: true,
      })
        // A body that nobody reads keeps the request open: the page would never be idle.
        .then((answer) => answer.text())
        .catch(() => undefined);
    }
  }

  #takes(event: ClientEvent): boolean {
    if (event.kind === 'measured') return this.#wanted.measures && ++this.#measures <= most.measures;
    const one = JSON.stringify(event);
    if (!this.#wanted.failures || this.#failures.size >= most.failures || this.#failures.has(one)) return false;
    this.#failures.add(one);
    return true;
  }
}
