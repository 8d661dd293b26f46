/** What the tables of reading plans and read chapters accept. Whose rows they are: `security.test.ts`. */

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { forEachEngine, onOneEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const plan = { name: 'John', books: ['John'], days: 21, started_on: '2026-01-01' };
const refused = { status: 400, error: { code: '23514' } };

forEachEngine((engine) => {
  let rest: RestServer;
  let ruth: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
    ruth = await rest.person();
  });
  afterAll(() => rest.close());
  beforeEach(() =>
    engine.database.tx((tx) => tx.exec('delete from public.reading_plans; delete from public.chapters_read')),
  );
  const plans = () => ruth.client.from('reading_plans');
  const chapters = () => ruth.client.from('chapters_read');

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['no books', { books: [] }],
    ['67 books', { books: Array.from({ length: 67 }, () => 'John') }],
    ['books that are no texts', { books: [1] }],
    ['books that are no list', { books: { John: true } }],
    ['long names of books', { books: ['x'.repeat(1000)] }],
    ['no days', { days: 0 }],
    ['more than 1,500 days', { days: 1501 }],
    ['a day of another age', { started_on: '1066-10-14' }],
    ['days moved back', { moved_days: -1 }],
  ])('refuses a plan with %s', async (_, changed) => {
    expect(await plans().insert({ ...plan, ...changed })).toMatchObject(refused);
    const { data } = await plans().insert(plan).select('id').single().throwOnError();
    expect(await plans().update(changed).eq('id', data.id)).toMatchObject(refused);
  });

  it.each(['John', 'John 3:16', 'john 3', 'John 0', `${'X'.repeat(40)} 1`, 'John 3; drop table'])(
    'refuses to have read "%s"',
    async (chapter) => {
      expect(await chapters().insert({ chapter, read_on: '2026-01-01' })).toMatchObject(refused);
    },
  );

  it('keeps a chapter once a day, and again on another day', async () => {
    const read = (read_on: string) =>
      chapters().upsert({ user_id: ruth.id, chapter: 'Song of Solomon 2', read_on }, options).throwOnError();
    const options = { onConflict: 'user_id,chapter,read_on', ignoreDuplicates: true };
    await read('2026-01-01');
    await read('2026-01-01');
    await read('2026-01-02');
    expect((await chapters().select('read_on').order('read_on')).data).toEqual([
      { read_on: '2026-01-01' },
      { read_on: '2026-01-02' },
    ]);
  });

  it('guards the limit of 20 plans for each person, also for requests at the same time', async () => {
    await plans()
      .insert(Array.from({ length: 19 }, () => plan))
      .throwOnError();
    const answers = await Promise.all([plans().insert(plan), plans().insert(plan), plans().insert([plan, plan])]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === '23514')).toHaveLength(2);
    expect((await plans().select('*', { count: 'exact', head: true })).count).toBe(20);
    const other = await rest.person();
    expect((await other.client.from('reading_plans').insert(plan)).status).toBe(201);
  });

  it('guards the limit of 20,000 read chapters for each person', async () => {
    await engine.database.tx((tx) =>
      tx.exec(
        `insert into public.chapters_read (user_id, chapter, read_on)
         select '${ruth.id}', 'Psalms ' || c, date '2026-01-01' + d from generate_series(1, 100) c, generate_series(0, 199) d`,
      ),
    );
    expect(await chapters().insert({ chapter: 'Genesis 1', read_on: '2026-01-01' })).toMatchObject(refused);
    await chapters().delete().eq('chapter', 'Psalms 1').throwOnError();
    expect((await chapters().insert({ chapter: 'Genesis 1', read_on: '2026-01-01' })).status).toBe(201);
  });
}, onOneEngine);
