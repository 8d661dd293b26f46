import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writtenFingerprint } from './written-content.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'written-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the fingerprint changes when a file of the repository, with nothing beside it, does. */
async function changesWith(file: string): Promise<boolean> {
  const copy = path.join(folder, file);
  mkdirSync(path.dirname(copy), { recursive: true });
  cpSync(path.join(repository, file), copy);
  const before = await writtenFingerprint(folder);
  writeFileSync(copy, 'other');
  return (await writtenFingerprint(folder)) !== before;
}

it.each([
  ['a card', 'content/questions/what-is-love-according-to-the-bible.md'],
  ['a fact', 'content/facts/ruth.yaml'],
  ['the order of entries', 'content/parables/order.txt'],
  ['a card for people in danger', 'content/care/cards/partner-violence.json'],
  ['what recognises danger', 'libs/care/data/patterns/self-harm/suicide-means.json'],
  ['who helps, and their numbers', 'libs/care/data/resources.json'],
  ['a function', 'supabase/functions/daily-verse/handler.ts'],
])('the version of the content changes with %s', async (_, file) => expect(await changesWith(file)).toBe(true));

it('the version of the content changes with everything that was learned', async () => {
  const weights = globSync(['models/*.{json,br}', 'libs/*/src/learned/*.json'], { cwd: repository });
  expect(weights.length).toBeGreaterThanOrEqual(5);
  for (const file of weights) expect([file, await changesWith(file)]).toEqual([file, true]);
});

it('the version of the content stays the same when a test or a README changes', async () => {
  expect(await changesWith('supabase/functions/daily-verse/handler_test.ts')).toBe(false);
  expect(await changesWith('content/README.md')).toBe(false);
});
