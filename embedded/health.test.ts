import { afterEach, expect, it, vi } from 'vitest';

import type { Database } from './database/database.ts';
import { createHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

/** A database that answers as told, and counts how often it is asked. */
function databaseThat(answers: () => Promise<unknown>) {
  let asked = 0;
  const database: Database = {
    kind: 'pglite',
    tx: () => {
      asked++;
      return answers() as Promise<never>;
    },
    close: () => Promise.resolve(),
  };
  return { database, asked: () => asked };
}

it('is ready when the database answers and the functions listen', async () => {
  const { database } = databaseThat(() => Promise.resolve());
  expect(await createHealth(database, { isReady: true })()).toEqual({
    status: 'ready',
    database: 'ready',
    functions: 'ready',
  });
});

it('is degraded when one of them does not, and says which', async () => {
  const working = databaseThat(() => Promise.resolve()).database;
  const broken = databaseThat(() => Promise.reject(new Error('gone'))).database;
  expect(await createHealth(working, { isReady: false })()).toEqual({
    status: 'degraded',
    database: 'ready',
    functions: 'unavailable',
  });
  expect(await createHealth(broken, { isReady: true })()).toEqual({
    status: 'degraded',
    database: 'unavailable',
    functions: 'ready',
  });
});

it('security: asks the database once, however many ask at once', async () => {
  const { database, asked } = databaseThat(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const health = createHealth(database, { isReady: true });
  vi.useFakeTimers();
  const answers = Promise.all(Array.from({ length: 100 }, health));
  await vi.advanceTimersByTimeAsync(20);
  await answers;
  await health();
  expect(asked()).toBe(1);
});
