import type { BrowserContext } from '@playwright/test';
import { createAccount } from '../accounts.ts';

/** Of this run: a product that keeps running has those of earlier ones. */
const collectionId = crypto.randomUUID();
export const collectionAddress = `/collections/${collectionId}`;

const collection = {
  id: collectionId,
  title: 'Sunday evening',
  items: [
    { id: 'a', kind: 'heading', text: 'Nicodemus' },
    { id: 'b', kind: 'passage', text: 'John 3:1-3' },
    { id: 'c', kind: 'text', text: 'He came by night, and was not sent away.' },
    { id: 'd', kind: 'passage', text: 'John 3:16' },
  ],
};

/** What she keeps, by table. */
const kept = {
  highlights: [
    { verse_id: 'John 3:2', color: '#FFF1A8' },
    { verse_id: 'John 3:5', color: '#CDEFD0' },
    { verse_id: 'Psalms 23:1', color: '#FFF1A8' },
  ],
  notes: [
    { verse_id: 'John 3:5', note_text: 'Ezekiel 36:25-27 has water and spirit together.' },
    { verse_id: 'John 3:14', note_text: 'Numbers 21:8-9' },
  ],
  collections: [collection],
  reading_plans: [
    { name: 'John slowly', books: ['John'], days: 21, started_on: new Date().toISOString().slice(0, 10) },
  ],
};

/** Creates an account with marks, a collection and a plan. @returns the session, for other contexts */
export async function signUpLydia(
  context: BrowserContext,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const page = await context.newPage();
  await createAccount(page);
  await page.evaluate(async (tables) => {
    const { supabaseKey } = (await (await fetch('/config.json')).json()) as { supabaseKey: string };
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!;
    const session = JSON.parse(localStorage.getItem(key)!) as { access_token: string; user: { id: string } };
    for (const [table, rows] of Object.entries(tables)) {
      const answer = await fetch(`/rest/v1/${table}`, {
        method: 'POST',
        headers: {
          apikey: supabaseKey,
          authorization: `Bearer ${session.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(rows.map((row) => ({ user_id: session.user.id, ...row }))),
      });
      if (!answer.ok) throw new Error(`${table}: ${await answer.text()}`);
    }
  }, kept);
  const state = await context.storageState();
  await page.close();
  return state;
}
