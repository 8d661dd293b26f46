/** What the database itself guarantees about the events of pages, tested by attacks through `/rest/v1`. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forEachEngine, onOneEngine } from './engines.ts';
import { project } from '../project.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const table = 'client_events';
const frame = { file: '/r/reader/1.4.0-abc/42.js', line: 1, column: 7 };
const thrown = {
  remote: 'reader',
  version: '1.4.0-abc',
  cohort: 'stable',
  revision: 3,
  route: '/bible/:book?',
  phase: 'handler',
  kind: 'thrown',
  metric: null as string | null,
  ms: null as number | null,
  frames: [frame] as unknown,
};
const measured = (metric: string, ms: number, more = {}) => ({
  ...thrown,
  phase: 'page',
  kind: 'measured',
  metric,
  ms,
  frames: [],
  ...more,
});
const functions: [string, Record<string, number>][] = [
  ['client_failures', { hours: 24 }],
  ['client_measures', { hours: 24 }],
  ['client_stacks', { hours: 24 }],
  ['forget_old_client_events', {}],
];

forEachEngine((engine) => {
  let rest: RestServer;
  let person: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
    person = await rest.person();
  });
  afterAll(() => rest.close());

  const exec = (sql: string) => engine.database.tx((tx) => tx.exec(sql));
  const insert = (...rows: object[]) => rest.service.from(table).insert(rows);
  const count = async () => (await rest.service.from(table).select('id').throwOnError()).data!.length;
  const called = async (name: string) => (await rest.service.rpc(name, { hours: 24 }).throwOnError()).data as unknown;

  beforeEach(async () => {
    await exec(`delete from public.${table}`);
    expect((await insert(thrown)).error).toBeNull();
  });

  describe.each(['visitor', 'person'] as const)('security: for a %s', (who) => {
    const client = () => (who === 'visitor' ? rest.visitor : person.client);

    it('events cannot be read, written, changed or removed', async () => {
      const attempts = [
        client().from(table).select(),
        client().from(table).insert(thrown),
        client().from(table).update({ remote: 'x' }).not('id', 'is', null),
        client().from(table).delete().not('id', 'is', null),
      ];
      for (const { error, status } of await Promise.all(attempts))
        expect([status, error === null]).toEqual([who === 'visitor' ? 401 : 403, false]);
      expect(await count()).toBe(1);
    });

    it.each(functions)('%s cannot be called', async (name, parameters) => {
      expect((await client().rpc(name, parameters)).error).toMatchObject({ code: '42501' });
    });

    it('events stay hidden even if a grant is added by mistake, because there is no policy', async () => {
      await exec(`grant select, insert on public.${table} to anon, authenticated`);
      expect((await client().from(table).select()).data).toEqual([]);
      expect((await client().from(table).insert(thrown)).error).not.toBeNull();
      await exec(`revoke all on public.${table} from anon, authenticated`);
    });
  });

  it.each([
    ['a message in the stack', { frames: [{ ...frame, message: 'I typed this' }] }],
    ['a script of somebody else', { frames: [{ ...frame, file: 'https://elsewhere.example/a.js' }] }],
    ['a line that is a text', { frames: [{ ...frame, line: 'I typed this' }] }],
    ['a frame that is a text', { frames: ['I typed this'] }],
    ['a stack that is a text', { frames: 'I typed this' }],
    ['eleven frames', { frames: Array.from({ length: 11 }, () => frame) }],
    ['an address with a query', { route: '/question?q=I+typed+this' }],
    ['a version of words', { version: 'I typed this' }],
    ['a failure with a measure', { ms: 4 }],
    ['a measure without one', { kind: 'measured', metric: 'LCP' }],
  ])('security: %s is refused by the table, too', async (_, part) => {
    expect((await insert({ ...thrown, ...part })).error?.code).toBe('23514');
  });

  it('says how many failures a version had, beside its measured loads, without what an operator tried', async () => {
    await insert(thrown, { ...thrown, cohort: 'percentage' }, { ...thrown, cohort: 'override' }, measured('load', 90));
    expect(await called('client_failures')).toEqual([
      { remote: 'reader', version: '1.4.0-abc', failures: 3, loads: 1 },
    ]);
  });

  it('says what three of four pages reach, by route and version', async () => {
    await insert(...[100, 200, 300, 400, 500].map((ms) => measured('LCP', ms)));
    await insert(measured('LCP', 9_000, { cohort: 'override' }), measured('CLS', 20, { route: '/notes' }));
    const found = { remote: 'reader', version: '1.4.0-abc' };
    expect(await called('client_measures')).toEqual([
      { ...found, route: '/bible/:book?', metric: 'LCP', p75: 400, measures: 5 },
      { ...found, route: '/notes', metric: 'CLS', p75: 20, measures: 1 },
    ]);
  });

  it('gathers equal stacks, the most frequent first', async () => {
    await insert({ ...thrown, route: '/notes' }, { ...thrown, phase: 'promise', frames: [] });
    expect(await called('client_stacks')).toEqual([
      expect.objectContaining({ phase: 'handler', frames: [frame], times: 2, routes: ['/bible/:book?', '/notes'] }),
      expect.objectContaining({ phase: 'promise', frames: [], times: 1 }),
    ]);
  });

  it('keeps the minute, not the moment', async () => {
    const { data } = await rest.service.from(table).select('received_at').throwOnError();
    expect(new Date(String(data![0]!['received_at'])).getTime() % 60_000).toBe(0);
  });

  it('security: events are deleted after 30 days', async () => {
    await exec(`update public.${table} set received_at = received_at - interval '29 days'`);
    await insert(thrown);
    await exec(project.dailySql!);
    expect(await count()).toBe(2);
    await exec(`update public.${table} set received_at = received_at - interval '2 days'`);
    await exec(project.dailySql!);
    expect(await count()).toBe(1);
  });

  it('security: they do not fill the disk: beyond the newest million, the oldest go', async () => {
    await exec(`insert into public.${table} (id, remote, version, cohort, revision, route, phase, kind)
      overriding system value values
      ((select max(id) from public.${table}) + 1000000, 'reader', '1', 'stable', 1, '/', 'handler', 'thrown')`);
    expect(await count()).toBe(1);
  });
}, onOneEngine);
