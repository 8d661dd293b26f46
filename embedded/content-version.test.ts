import { expect, it } from 'vitest';

import { contentVersion } from './content-version.ts';
import type { Database, Tx } from './database/database.ts';

/** A database whose content has the version that `version` returns. */
function databaseWith(version: () => string) {
  let asked = 0;
  const tx = {
    query: () => {
      asked++;
      return Promise.resolve({ rows: [{ content_version: version() }], affected: 1 });
    },
  } as unknown as Tx;
  const database = { tx: async (work: (tx: Tx) => unknown) => await work(tx) } as unknown as Database;
  return { database, asked: () => asked };
}
const sql = 'select version';

it('names the last version while the database does not answer', async () => {
  let version = (): string => 'one';
  const read = contentVersion(databaseWith(() => version()).database, sql);
  expect(await read()).toBe('one');
  version = () => 'two';
  await expect.poll(read, { timeout: 5_000 }).toBe('two');
  version = () => {
    throw new Error('gone');
  };
  await expect.poll(read, { interval: 300, timeout: 1_500 }).toBe('two');
});

it('security: asks the database once, however many ask at once', async () => {
  const { database, asked } = databaseWith(() => 'one');
  const read = contentVersion(database, sql);
  await Promise.all(Array.from({ length: 100 }, read));
  expect(asked()).toBe(1);
});

it('is unknown for a project without versions', async () => {
  const { database, asked } = databaseWith(() => 'one');
  expect(await contentVersion(database, undefined)()).toBeUndefined();
  expect(asked()).toBe(0);
});
