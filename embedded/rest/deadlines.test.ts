import { Hono } from 'hono';
import { expect, it } from 'vitest';

import { DatabaseError } from '../database/database.ts';
import type { Database, TxOptions } from '../database/database.ts';
import type { ApiRole, GatewayEnv } from '../identity.ts';
import { createRest } from './index.ts';

/** A database that holds one table, and notes how each transaction may run. */
function notingDatabase() {
  const noted: (TxOptions | undefined)[] = [];
  const relations = [
    { name: 'notes', kind: 'r', key: [], sharedBytes: 0, columns: [{ name: 'id', type: 'uuid', default: null }] },
  ];
  const answers = [
    {
      catalogue: JSON.stringify({ relations, routines: [] }),
      rows: 0,
      total: null,
      inserted: null,
      bytes: 2,
      body: '[]',
    },
  ];
  const database: Database = {
    kind: 'pglite',
    tx: (work, options) => {
      noted.push(options);
      return work({ query: async () => ({ rows: answers as never[], affected: 1 }), exec: async () => {} });
    },
    close: async () => {},
  };
  return { database, noted };
}

/** Asks as somebody with this role, from this address. */
function asking(database: Database, role: ApiRole, log = (_line: string): void => undefined) {
  const app = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    c.set('identity', { role, claims: { role } });
    c.set('address', c.req.header('from') ?? '203.0.113.7');
    await next();
  });
  app.route('/', createRest({ database, log }));
  return (from = '203.0.113.7') => app.request('/notes?select=id', { headers: { from } });
}

/** The answer to a request of somebody with this role. */
const ask = async (...who: Parameters<typeof asking>) => asking(...who)();

it.each<[ApiRole, number]>([
  ['anon', 3000],
  ['authenticated', 10_000],
])('security: the requests of %s have %i ms at the database, and the catalogue 10 s', async (role, timeoutMs) => {
  const { database, noted } = notingDatabase();
  expect((await ask(database, role)).status).toBe(200);
  expect(noted).toMatchObject([
    { timeoutMs: 10_000 },
    { timeoutMs, client: '203.0.113.7', signal: expect.any(AbortSignal) as AbortSignal },
  ]);
});

it.each(['57014', '57P02', '53300'])('a request that the database gave up (%s) is told to come back', async (code) => {
  const { database } = notingDatabase();
  const broken: Database = { ...database, tx: () => Promise.reject(new DatabaseError({ code, message: 'no' })) };
  const { status, headers } = await ask(broken, 'anon');
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
});

it('security: what the database says about a fault of its own is for the log, and not for the client', async () => {
  const fault = new DatabaseError({ code: '58030', message: 'could not read file "base/5/16733"' });
  const lines: string[] = [];
  const broken: Database = { ...notingDatabase().database, tx: () => Promise.reject(fault) };
  const response = await ask(broken, 'anon', (line) => lines.push(line));
  expect(await response.json()).toMatchObject({
    code: '58030',
    message: 'The database could not answer this request.',
  });
  expect(lines).toEqual(['rest: GET /notes failed: 58030 · could not read file "base/5/16733"']);
});

it('security: the refusals of one client are one line in the log each minute, and its other failures one each', async () => {
  const lines: string[] = [];
  let code = '53300';
  const broken: Database = {
    ...notingDatabase().database,
    tx: () => Promise.reject(new DatabaseError({ code, message: 'no' })),
  };
  const request = asking(broken, 'anon', (line) => lines.push(line));
  for (let n = 0; n < 5; n++) await request();
  expect(lines.length).toBe(1);
  await request('203.0.113.8');
  expect(lines.length).toBe(2);
  code = '58030';
  for (let n = 0; n < 2; n++) await request();
  expect(lines.length).toBe(4);
});
