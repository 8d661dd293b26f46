/**
 * Kills the whole server, in a process of its own, while users write. Everything it acknowledged must be there
 * afterwards. `embedded/database/pglite.test.ts` tests the same for a transaction; this one tests HTTP responses and
 * accounts.
 */

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let dataFolder: string;
let running: ChildProcess | undefined;

async function kill(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
beforeAll(() => void (dataFolder = mkdtempSync(join(tmpdir(), 'berea-kill-'))));
afterEach(kill);
afterAll(() => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 }));

/** Starts the embedded Supabase on the shared data folder. Resolves, once it answers, to a factory for clients. */
async function start(): Promise<() => SupabaseClient> {
  running = spawn(process.execPath, [here('./served.ts'), dataFolder, here('../functions')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(running, 'exit').then(() => Promise.reject(new Error('The server ended before it answered.')));
  const [line] = (await Promise.race([once(createInterface({ input: running.stdout! }), 'line'), ended])) as [string];
  ended.catch(() => {});
  const { url, publishable } = z.object({ url: z.string(), publishable: z.string() }).parse(JSON.parse(line));
  return () =>
    createClient(url, publishable, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
}

const password = 'Grace-and-peace-1';
const emails = ['ruth@berea.example', 'naomi@berea.example'];
/** Each verse gets three writes, one after the other: with two users 1002 in total. */
const versesEach = 167;
const writersEach = 4;
const enough = 500;

/** The writes of one user: for each row the last value sent, and the last value that the server acknowledged. */
class Journal {
  readonly sent = new Map<string, string>();
  readonly acknowledged = new Map<string, string>();

  async write(
    client: SupabaseClient,
    table: 'highlights' | 'notes',
    verse_id: string,
    value: string,
  ): Promise<boolean> {
    const row = `${table} ${verse_id}`;
    this.sent.set(row, value);
    const { error } = await client
      .from(table)
      .upsert({ verse_id, [table === 'notes' ? 'note_text' : 'color']: value }, { onConflict: 'user_id,verse_id' });
    if (error === null) this.acknowledged.set(row, value);
    return error === null;
  }

  /**
   * Rows of `stored` that are neither as acknowledged nor as sent after that. A write may be stored although its
   * response was lost.
   */
  lostFrom(stored: ReadonlyMap<string, string>): string[] {
    return [...this.acknowledged]
      .filter(([row, value]) => ![value, this.sent.get(row)].includes(stored.get(row)))
      .map(([row, value]) => `${row}: ${value}`);
  }
}

/** All rows of the signed-in user, in the form of a journal. */
async function storedRows(client: SupabaseClient): Promise<Map<string, string>> {
  const notes = await client.from('notes').select('verse_id, note_text').throwOnError();
  const highlights = await client.from('highlights').select('verse_id, color').throwOnError();
  return new Map([
    ...notes.data.map(({ verse_id, note_text }) => [`notes ${verse_id}`, String(note_text)] as const),
    ...highlights.data.map(({ verse_id, color }) => [`highlights ${verse_id}`, String(color)] as const),
  ]);
}

it(
  'keeps every acknowledged highlight and note, and every account, when killed during a thousand writes',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const client = await start();
    const people = await Promise.all(
      emails.map(async (email) => {
        const own = client();
        const { data } = await own.auth.signUp({ email, password });
        return { email, own, journal: new Journal(), refreshToken: data.session?.refresh_token ?? '' };
      }),
    );

    let acknowledged = 0;
    let unanswered = 0;
    await Promise.all(
      people.flatMap(({ own, journal, email }) => {
        const verses = Array.from({ length: versesEach }, (_, index) => `Psalms 119:${index + 1}`).values();
        const writer = async () => {
          for (const verse of verses) {
            const writes = [
              ['highlights', '#fde047'],
              ['notes', `${email}, first thoughts on ${verse}`],
              ['notes', `${email}, second thoughts on ${verse}`],
            ] as const;
            for (const [table, value] of writes) {
              if (!(await journal.write(own, table, verse, value))) return void unanswered++;
              if (++acknowledged === enough) running?.kill('SIGKILL');
            }
          }
        };
        return Array.from({ length: writersEach }, writer);
      }),
    );
    // Every writer was stopped by the kill, before it had finished.
    expect(unanswered).toBe(people.length * writersEach);
    expect(acknowledged).toBeLessThan(people.length * versesEach * 3);
    await kill();

    const clientAfter = await start();
    for (const { email, journal, refreshToken } of people) {
      const signedIn = clientAfter();
      expect(await signedIn.auth.signInWithPassword({ email, password })).toMatchObject({
        error: null,
        data: { user: { email } },
      });
      expect(journal.lostFrom(await storedRows(signedIn))).toEqual([]);
      // The earlier session still works, and new notes are stored as before.
      const resumed = clientAfter();
      expect(await resumed.auth.refreshSession({ refresh_token: refreshToken })).toMatchObject({
        error: null,
        data: { user: { email } },
      });
      expect(await journal.write(resumed, 'notes', 'Psalms 23:1', `${email} goes on`)).toBe(true);
    }
  },
);
