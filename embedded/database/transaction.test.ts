import { expect, it } from 'vitest';

import { runTransaction } from './transaction.ts';

/** A connection that answers everything at once, but never `hangs`. */
function connectionThat(hangs: string) {
  const sent: string[] = [];
  const send = (sql: string) => {
    sent.push(sql);
    return sql === hangs ? new Promise<never>(() => {}) : Promise.resolve({ rows: [], affected: 0 });
  };
  let abandoned = 0;
  return {
    connection: { query: send, exec: async (sql: string) => void (await send(sql)), abandon: () => void abandoned++ },
    sent,
    abandoned: () => abandoned,
  };
}

it.each(['begin', 'select 1', 'commit'])(
  'security: a transaction whose %s hangs is given up at its deadline',
  async (hangs) => {
    const { connection, abandoned } = connectionThat(hangs);
    const running = runTransaction(connection, (tx) => tx.query('select 1'), { begin: 'begin', timeoutMs: 20 });
    await expect(running).rejects.toMatchObject({ code: '57014' });
    expect(abandoned()).toBe(1);
  },
);

it('security: a transaction is given up when its signal aborts, and sends nothing more', async () => {
  const { connection, sent, abandoned } = connectionThat('select 1');
  const gone = new AbortController();
  const running = runTransaction(
    connection,
    async (tx) => {
      await tx.query('select 1').catch(() => {});
      await tx.query('select 2');
    },
    { begin: 'begin', timeoutMs: 60_000, signal: gone.signal },
  );
  setImmediate(() => gone.abort());
  await expect(running).rejects.toMatchObject({ code: '57014' });
  expect(abandoned()).toBe(1);
  expect(sent).toEqual(['begin', 'select 1']);
});

it('is committed once and not given up when it ends in time', async () => {
  const { connection, sent, abandoned } = connectionThat('');
  const gone = new AbortController();
  await runTransaction(connection, (tx) => tx.query('select 1'), {
    begin: 'begin',
    timeoutMs: 20,
    signal: gone.signal,
  });
  gone.abort();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(sent).toEqual(['begin', 'select 1', 'commit']);
  expect(abandoned()).toBe(0);
});
