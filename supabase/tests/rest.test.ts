/**
 * `/rest/v1` as the application uses it: every call of the specification's section 7 that reaches a table, and edge
 * cases.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forEachEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const study = {
  title: 'Hope in grief',
  introduction: 'Where to turn.',
  key_scriptures: [],
  study_sections: [
    {
      heading: 'One',
      teachingText: 'Weep with "those" who weep.',
      supportingScriptures: [{ reference: 'Romans 12:15', text: '…' }],
    },
  ],
  reflection_questions: ['What was lost?', 'Who was near?'],
  user_answers: ['My father – ö 🌿', ''],
  concluding_prayer: 'Amen.',
  suggested_long_reads: [{ title: 'Ruth', booksToRead: 'Ruth 1', explanation: 'Loss and return.' }],
};

forEachEngine((engine) => {
  let rest: RestServer;
  let ruth: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
    ruth = await rest.person();
  });
  afterAll(() => rest.close());

  describe.each([
    { table: 'highlights', column: 'color', first: '#fde047', second: '#93c5fd' },
    {
      table: 'notes',
      column: 'note_text',
      first: 'He "gave".',
      second: 'So loved: 100 % – ö 🌿, (all); the world\nand me',
    },
  ])('$table', ({ table, column, first, second }) => {
    const save = (verse_id: string, value: string) =>
      ruth.client
        .from(table)
        .upsert({ user_id: ruth.id, verse_id, [column]: value }, { onConflict: 'user_id,verse_id' });
    const chapter = (name: string) =>
      ruth.client
        .from(table)
        .select(`verse_id, ${column}`)
        .eq('user_id', ruth.id)
        .like('verse_id', `${name}:%`)
        .order('verse_id');

    it('calls 7 and 9: stores one row per verse, and replaces it when saved again', async () => {
      expect(await save('John 3:16', first)).toMatchObject({ error: null, data: null, status: 201 });
      expect(await save('John 3:16', second)).toMatchObject({ error: null, data: null, status: 200 });
      expect((await chapter('John 3')).data).toEqual([{ verse_id: 'John 3:16', [column]: second }]);
    });

    it('call 6: returns the rows of the chapter only', async () => {
      for (const verse of ['John 3:3', 'John 30:1', '1 John 3:16', 'John 13:34']) await save(verse, first);
      expect((await chapter('John 3')).data).toMatchObject([{ verse_id: 'John 3:16' }, { verse_id: 'John 3:3' }]);
      expect((await chapter('1 John 3')).data).toMatchObject([{ verse_id: '1 John 3:16' }]);
      expect((await ruth.client.from(table).select('verse_id').like('verse_id', 'John 3:*')).data).toHaveLength(2);
    });

    it('saves several rows at once, and accepts an id from the client', async () => {
      const rows = ['Ruth 1:16', 'Ruth 1:17'].map((verse_id) => ({ user_id: ruth.id, verse_id, [column]: first }));
      expect(
        await ruth.client.from(table).upsert(rows, { onConflict: 'user_id,verse_id' }).select('verse_id'),
      ).toMatchObject({ status: 201, data: [{ verse_id: 'Ruth 1:16' }, { verse_id: 'Ruth 1:17' }] });
      const id = crypto.randomUUID();
      expect(
        await ruth.client
          .from(table)
          .upsert({ id, user_id: ruth.id, verse_id: 'Ruth 2:12', [column]: first })
          .select('id')
          .single(),
      ).toMatchObject({ status: 201, data: { id } });
      expect(
        await ruth.client
          .from(table)
          .upsert({ id, user_id: ruth.id, verse_id: 'Ruth 2:12', [column]: second })
          .select()
          .single(),
      ).toMatchObject({ status: 200, data: { id, [column]: second } });
    });

    it('sets the timestamps itself', async () => {
      await save('Mark 1:1', first);
      const before = await ruth.client.from(table).select('created_at, updated_at').eq('verse_id', 'Mark 1:1').single();
      await save('Mark 1:1', second);
      const after = await ruth.client.from(table).select('created_at, updated_at').eq('verse_id', 'Mark 1:1').single();
      expect(after.data?.created_at).toBe(before.data?.created_at);
      expect(Date.parse(after.data?.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.data?.updated_at));
      expect(
        (await ruth.client.from(table).update({ updated_at: '2020-01-01' }).eq('verse_id', 'Mark 1:1')).status,
      ).toBe(403);
    });

    it('leaves an existing row unchanged with ignoreDuplicates', async () => {
      await save('Mark 1:2', first);
      const again = await ruth.client
        .from(table)
        .upsert(
          { user_id: ruth.id, verse_id: 'Mark 1:2', [column]: second },
          { onConflict: 'user_id,verse_id', ignoreDuplicates: true },
        )
        .select();
      expect(again).toMatchObject({ error: null, data: [] });
      expect((await ruth.client.from(table).select(column).eq('verse_id', 'Mark 1:2').single()).data).toEqual({
        [column]: first,
      });
    });

    it('calls 8 and 10: deletes a row, and deleting nothing is not an error', async () => {
      const remove = () => ruth.client.from(table).delete().eq('user_id', ruth.id).eq('verse_id', 'John 3:16');
      expect(await remove()).toMatchObject({ error: null, data: null, status: 204 });
      expect((await ruth.client.from(table).select().eq('verse_id', 'John 3:16')).data).toEqual([]);
      expect(await remove()).toMatchObject({ error: null, status: 204 });
    });

    it.each([
      'John',
      'John 3',
      'John 3:0',
      'john 3:16',
      'John 3:16 ',
      "John 3:16'; --",
      '4 John 1:1',
      `John ${'o'.repeat(50)} 1:1`,
    ])('refuses the verse "%s" with 400', async (verse) => {
      expect(await save(verse, first)).toMatchObject({ status: 400, error: { code: '23514' } });
    });

    it.each(['Genesis 1:1', '3 John 1:14', 'Song of Solomon 8:14', 'Psalms 119:176'])(
      'accepts the verse "%s"',
      async (verse) => {
        expect((await save(verse, first)).error).toBeNull();
      },
    );
  });

  it.each(['yellow', '#fde04', 'fde047', '#gggggg', '#fde047; }'])('refuses the colour %s with 400', async (color) => {
    expect(
      await ruth.client.from('highlights').upsert({ user_id: ruth.id, verse_id: 'John 1:1', color }),
    ).toMatchObject({ status: 400, error: { code: '23514' } });
  });

  it('accepts a note of 1000 characters, and refuses a longer or blank one with 400', async () => {
    const save = (note_text: string) =>
      ruth.client
        .from('notes')
        .upsert({ user_id: ruth.id, verse_id: 'John 1:1', note_text }, { onConflict: 'user_id,verse_id' });
    expect((await save('x'.repeat(1000))).error).toBeNull();
    for (const note of ['x'.repeat(1001), '', ' \n\t '])
      expect(await save(note)).toMatchObject({ status: 400, error: { code: '23514' } });
  });

  describe('saved_studies', () => {
    it('calls 20 to 23: saves, lists newest first, reads back unchanged, and deletes', async () => {
      const earlier = await ruth.client.from('saved_studies').insert({ ...study, user_id: ruth.id, title: 'Earlier' });
      expect(earlier).toMatchObject({ error: null, data: null, status: 201 });
      await ruth.client.from('saved_studies').insert({ ...study, user_id: ruth.id });

      const list = await ruth.client
        .from('saved_studies')
        .select('id, title, completed_at')
        .eq('user_id', ruth.id)
        .order('completed_at', { ascending: false });
      expect(list.data?.map(({ title }) => title)).toEqual([study.title, 'Earlier']);
      expect(Math.abs(Date.now() - Date.parse(list.data?.[0]?.completed_at))).toBeLessThan(60_000);

      const id: string = list.data?.[0]?.id;
      const one = await ruth.client.from('saved_studies').select('*').eq('id', id).eq('user_id', ruth.id).single();
      expect(one.data).toEqual({ ...study, id, user_id: ruth.id, completed_at: list.data?.[0]?.completed_at });
      expect(await ruth.client.from('saved_studies').delete().eq('id', id).eq('user_id', ruth.id)).toMatchObject({
        error: null,
        status: 204,
      });
      expect(
        await ruth.client.from('saved_studies').select('*').eq('id', id).eq('user_id', ruth.id).single(),
      ).toMatchObject({ data: null, status: 406, error: { code: 'PGRST116' } });
      expect(await ruth.client.from('saved_studies').select('*').eq('id', id).maybeSingle()).toMatchObject({
        data: null,
        error: null,
      });
    });

    it('accepts a study without long reads', async () => {
      const { suggested_long_reads: _, ...without } = study;
      expect((await ruth.client.from('saved_studies').insert({ ...without, user_id: ruth.id })).error).toBeNull();
      expect(
        (await ruth.client.from('saved_studies').insert({ ...study, suggested_long_reads: null, user_id: ruth.id }))
          .error,
      ).toBeNull();
    });

    it.each([
      ['a blank title', { title: '' }],
      ['sections that are not a list', { study_sections: {} }],
      ['a section that is a text', { study_sections: ['x'] }],
      ['an answer that is a number', { user_answers: [1] }],
      ['more answers than questions', { user_answers: ['a', 'b', 'c'] }],
      ['long reads that are texts', { suggested_long_reads: ['Ruth'] }],
      ['an introduction that is too long', { introduction: 'x'.repeat(20_001) }],
      ['sections that are too long', { study_sections: [{ teachingText: 'x'.repeat(200_001) }] }],
    ])('refuses %s with 400', async (_, change) => {
      expect(await ruth.client.from('saved_studies').insert({ ...study, ...change, user_id: ruth.id })).toMatchObject({
        status: 400,
        error: { code: '23514' },
      });
    });

    it('refuses a malformed uuid as id or in a filter with 400', async () => {
      expect(await ruth.client.from('saved_studies').insert({ ...study, id: 'x', user_id: ruth.id })).toMatchObject({
        status: 400,
        error: { code: '22P02' },
      });
      expect(await ruth.client.from('saved_studies').select('*').eq('id', 'x').maybeSingle()).toMatchObject({
        status: 400,
        error: { code: '22P02' },
      });
    });
  });

  it('deletes all data of a deleted account', async () => {
    const leaving = await rest.person();
    for (const [table, row] of [
      ['highlights', { verse_id: 'John 1:1', color: '#fff' }],
      ['notes', { verse_id: 'John 1:1', note_text: 'x' }],
      ['saved_studies', study],
    ] as const) {
      expect((await leaving.client.from(table).insert({ ...row, user_id: leaving.id })).error).toBeNull();
    }
    await engine.database.tx((tx) => tx.query('delete from auth.users where id = $1::text::uuid', [leaving.id]));
    for (const table of ['highlights', 'notes', 'saved_studies']) {
      expect(
        (await rest.service.from(table).select('*', { count: 'exact', head: true }).eq('user_id', leaving.id)).count,
      ).toBe(0);
    }
  });
});
