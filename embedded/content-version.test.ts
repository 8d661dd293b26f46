import { expect, it, vi } from 'vitest';

import { watchContentVersion } from './content-version.ts';
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

it('tells of the first version and of each change', async () => {
  let version = 'one';
  const onChange = vi.fn<() => void>();
  const { database } = databaseWith(() => version);
  const watched = watchContentVersion({ database, sql: 'select version', onChange, everyMs: 20 });
  expect([await watched.read(), onChange.mock.calls.length]).toEqual(['one', 1]);
  version = 'two';
  // Nobody asks: it looks by itself.
  await expect.poll(() => onChange.mock.calls.length, { timeout: 5_000 }).toBe(2);
  expect(await watched.read()).toBe('two');
  watched.stop();
});

it('names the last version while the database does not answer', async () => {
  let version = (): string => 'one';
  const onChange = vi.fn<() => void>();
  const { database } = databaseWith(() => version());
  const watched = watchContentVersion({ database, sql: 'select version', onChange, everyMs: 10 });
  await watched.read();
  onChange.mockClear();
  version = () => {
    throw new Error('gone');
  };
  await expect.poll(() => watched.read(), { interval: 300, timeout: 1_500 }).toBe('one');
  expect(onChange).not.toHaveBeenCalled();
  watched.stop();
});

it('security: asks the database once, however many ask at once', async () => {
  const { database, asked } = databaseWith(() => 'one');
  const watched = watchContentVersion({ database, sql: 'select version', onChange: () => {} });
  await Promise.all(Array.from({ length: 100 }, watched.read));
  expect(asked()).toBe(1);
  watched.stop();
});

it('is unknown for a project without versions', async () => {
  const { database, asked } = databaseWith(() => 'one');
  expect(await watchContentVersion({ database, sql: undefined, onChange: () => {} }).read()).toBeUndefined();
  expect(asked()).toBe(0);
});
