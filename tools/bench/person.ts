import { setTimeout as delay } from 'node:timers/promises';
import { books, defaultVersionId, nextChapter, versesIn, type ChapterPlace } from '@berea/scripture';
import { chapterResponse, dailyVerseResponse, readConfig } from '@berea/validation';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Calls } from './calls.ts';

/** How one simulated user behaves. */
export interface Visit {
  readonly origin: string;
  readonly email: string;
  /** Minimum and maximum milliseconds between two actions. */
  readonly thinkMs: readonly [number, number];
  /** The user leaves when this signal aborts. */
  readonly stays: AbortSignal;
}

const password = 'Grace-and-peace-1';
const colours = ['#fde047', '#86efac', '#93c5fd'] as const;
const personal = { highlights: 'color', notes: 'note_text' } as const;
type Table = keyof typeof personal;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const startOf = (book = oneOf(books)): ChapterPlace => ({
  book,
  chapter: 1 + Math.floor(Math.random() * book.chapters),
});

/**
 * A simulated user of the product: opens the page, creates an account, signs in and reads, sometimes adding a highlight
 * or a note, until it is time to leave. It makes the same calls as the application and verifies the results: a wrong
 * chapter or a missing highlight counts as an error.
 */
class Person {
  readonly #visit: Visit;
  readonly #calls: Calls;
  /** What this user has written, by verse. */
  readonly #written = { highlights: new Map<string, string>(), notes: new Map<string, string>() };

  constructor(visit: Visit, calls: Calls) {
    this.#visit = visit;
    this.#calls = calls;
  }

  async live(): Promise<void> {
    const client = await this.#calls.time('open the page', () => this.#open());
    if (!client) return;
    await this.#glance();
    const { email, stays } = this.#visit;
    await this.#calls.time('sign up', async () => throwing(await client.auth.signUp({ email, password })));
    await this.#think();
    await this.#calls.time('sign in', async () => throwing(await client.auth.signInWithPassword({ email, password })));
    for (
      let place = startOf();
      !stays.aborted;
      place = (Math.random() < 0.8 ? nextChapter(place) : undefined) ?? startOf()
    ) {
      await this.#read(client, place);
      await this.#think();
      if (Math.random() < 0.3) await this.#write(client, 'highlights', place, oneOf(colours));
      if (Math.random() < 0.15)
        await this.#write(client, 'notes', place, `What ${email} thought at ${new Date().toISOString()}`);
      if (Math.random() < 0.1) await this.#glance();
    }
  }

  /**
   * Loads the page and the address of Supabase. Everything else the page loads comes from the browser's cache or a
   * static host.
   */
  async #open(): Promise<SupabaseClient> {
    const { origin } = this.#visit;
    const text = async (path: string, accept: string): Promise<string> =>
      (await this.#calls.fetch(origin + path, { headers: { accept } })).text();
    const [page, where] = await Promise.all([text('/bible/john/3', 'text/html'), text('/config.json', '*/*')]);
    if (!page.includes('</html>')) throw new Error('The page is incomplete.');
    const { supabaseUrl, supabaseKey } = readConfig(JSON.parse(where));
    return createClient(new URL(supabaseUrl, origin).href, supabaseKey, {
      global: { fetch: this.#calls.fetch },
      auth: { persistSession: false, detectSessionInUrl: false, autoRefreshToken: false },
    });
  }

  async #think(): Promise<void> {
    const [least, most] = this.#visit.thinkMs;
    await delay(least + Math.random() * (most - least));
  }

  /** Loads the daily verse, as the home page does. */
  async #glance(): Promise<void> {
    await this.#calls.time('daily verse', async () =>
      dailyVerseResponse.parse(
        await (await this.#calls.fetch(`${this.#visit.origin}/functions/v1/daily-verse?format=json`)).json(),
      ),
    );
    await this.#think();
  }

  async #read(client: SupabaseClient, { book, chapter }: ChapterPlace): Promise<void> {
    await Promise.all([
      this.#calls.time('read a chapter', async () => {
        const body = { book: book.name, chapter, bibleId: defaultVersionId };
        const { content } = chapterResponse.parse(
          throwing(await client.functions.invoke<unknown>('bible-chapter', { body })),
        ).data;
        const verses = new Set(content.match(/data-number="\d+"/g)).size;
        if (verses !== versesIn(book.id, chapter))
          throw new Error(`${book.name} ${chapter} came with ${verses} verses.`);
      }),
      this.#calls.time('its highlights and notes', () =>
        Promise.all(
          (['highlights', 'notes'] as const).map((table) => this.#recall(client, table, `${book.name} ${chapter}:`)),
        ),
      ),
    ]);
  }

  async #recall(client: SupabaseClient, table: Table, prefix: string): Promise<void> {
    const column = personal[table];
    const row = z
      .object({ verse_id: z.string(), [column]: z.string() })
      .transform((values) => [values.verse_id, values[column]] as const);
    const kept = z
      .array(row)
      .parse(throwing(await client.from(table).select(`verse_id, ${column}`).like('verse_id', `${prefix}%`)));
    const written = [...this.#written[table]].filter(([verse]) => verse.startsWith(prefix));
    const same =
      kept.length === written.length &&
      kept.every(([verse, value]) => this.#written[table].get(String(verse)) === value);
    if (!same) throw new Error(`${this.#visit.email} has other ${table} in ${prefix} than were written there.`);
  }

  async #write(client: SupabaseClient, table: Table, { book, chapter }: ChapterPlace, value: string): Promise<void> {
    const verse_id = `${book.name} ${chapter}:${1 + Math.floor(Math.random() * (versesIn(book.id, chapter) ?? 1))}`;
    await this.#calls.time(table === 'notes' ? 'write a note' : 'highlight a verse', async () => {
      const user_id = (await client.auth.getSession()).data.session?.user.id;
      throwing(
        await client
          .from(table)
          .upsert({ user_id, verse_id, [personal[table]]: value }, { onConflict: 'user_id,verse_id' }),
      );
      this.#written[table].set(verse_id, value);
    });
    await this.#think();
  }
}

/** The data of a client's response. @throws its error */
function throwing<T extends { readonly data: unknown; readonly error: unknown }>(answer: T): T['data'] {
  if (answer.error) throw answer.error;
  return answer.data;
}

/** Runs one user's visit, measured by `calls`. */
export const visit = (what: Visit, calls: Calls): Promise<void> => new Person(what, calls).live();
