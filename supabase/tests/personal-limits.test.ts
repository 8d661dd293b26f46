/** What people's rows may name, and how much one person may store. Whose rows they are: `security.test.ts`. */

import { setTimeout as delay } from 'node:timers/promises';

import { books, versesIn } from '@berea/scripture';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forEachEngine, onOneEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const refused = { status: 400, error: { code: '23514' } };

forEachEngine((engine) => {
  let rest: RestServer;
  let ruth: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
  });
  afterAll(() => rest.close());
  beforeEach(async () => {
    ruth = await rest.person();
  });
  const exec = (sql: string) => engine.database.tx((tx) => tx.exec(sql));

  describe('a place', () => {
    const rowsAt = (verse: string): [string, Record<string, unknown>][] => [
      ['highlights', { verse_id: verse, color: '#fde047' }],
      ['notes', { verse_id: verse, note_text: 'x' }],
    ];
    const rowsIn = (chapter: string): [string, Record<string, unknown>][] => [
      ['chapters_read', { chapter, read_on: '2026-01-01' }],
      ['opened_chapters', { chapter }],
    ];

    it('is known to the database as to libs/scripture, with 3 John 1:15 of the New American Standard', async () => {
      const { rows } = await engine.database.tx((tx) =>
        tx.query('select chapter, book, number, verses from private.canon order by chapter'),
      );
      const canon = books.flatMap(({ id, name, chapters }) =>
        Array.from({ length: chapters }, (_, index) => ({
          chapter: `${name} ${index + 1}`,
          book: id,
          number: index + 1,
          verses: versesIn(id, index + 1)! + (id === '3John' ? 1 : 0),
        })),
      );
      const inOrder = (list: unknown[]) => list.map((row) => JSON.stringify(row)).toSorted();
      expect(inOrder(rows)).toEqual(inOrder(canon));
    });

    it.each([
      'John 3:37',
      'John 22:1',
      'Genesis 1:999',
      'Tobit 1:1',
      'Hezekiah 3:16',
      'Psalm 23:1',
      'Song Of Solomon 2:1',
      '2 John 1:14',
      '3 John 1:16',
    ])('guards against marks on %s, which does not exist', async (verse) => {
      for (const [table, row] of rowsAt(verse)) {
        expect(await ruth.client.from(table).insert(row)).toMatchObject(refused);
        expect(
          await ruth.client.from(table).upsert({ user_id: ruth.id, ...row }, { onConflict: 'user_id,verse_id' }),
        ).toMatchObject(refused);
        await ruth.client
          .from(table)
          .insert({ ...row, verse_id: 'John 1:1' })
          .throwOnError();
        expect(await ruth.client.from(table).update({ verse_id: verse }).eq('verse_id', 'John 1:1')).toMatchObject(
          refused,
        );
        await ruth.client.from(table).delete().eq('verse_id', 'John 1:1').throwOnError();
      }
    });

    it.each(['John 22', 'Tobit 1', 'Psalm 23', 'Jude 2'])(
      'guards against having read %s, which does not exist',
      async (chapter) => {
        for (const [table, row] of rowsIn(chapter)) {
          expect(await ruth.client.from(table).insert(row)).toMatchObject(refused);
          await ruth.client
            .from(table)
            .insert({ ...row, chapter: 'John 1' })
            .throwOnError();
          expect(await ruth.client.from(table).update({ chapter }).eq('chapter', 'John 1')).toMatchObject(refused);
        }
      },
    );

    it('may be the last of its chapter, also where a stored version numbers more verses', async () => {
      for (const verse of ['John 3:36', '3 John 1:15', 'Psalms 119:176', 'Song of Solomon 8:14'])
        for (const [table, row] of rowsAt(verse)) await ruth.client.from(table).insert(row).throwOnError();
      await exec(`insert into public.bible_versions (id, name, abbreviation, language, position) values ('titles', 'Titles', 'T', 'es', 999);
        insert into public.verses (version_id, book, chapter, verse, position, text) values ('titles', 'Ps', 51, 21, 19051021, 'x')`);
      try {
        for (const [table, row] of rowsAt('Psalms 51:21')) await ruth.client.from(table).insert(row).throwOnError();
        for (const [table, row] of rowsAt('Psalms 51:22'))
          expect(await ruth.client.from(table).insert(row)).toMatchObject(refused);
      } finally {
        await exec(`delete from public.bible_versions where id = 'titles'`);
      }
    });

    it('of a row from before this rule stays, and its note can still be changed and deleted', async () => {
      await exec(`alter table public.notes disable trigger require_place;
        insert into public.notes (user_id, verse_id, note_text) values ('${ruth.id}', 'John 3:99', 'old');
        alter table public.notes enable trigger require_place`);
      const note = () => ruth.client.from('notes');
      await note().update({ note_text: 'new' }).eq('verse_id', 'John 3:99').throwOnError();
      expect((await note().select('note_text')).data).toEqual([{ note_text: 'new' }]);
      await note().delete().eq('verse_id', 'John 3:99').throwOnError();
    });
  });

  describe('what one person may store', () => {
    const study = (bytes: number) => ({ title: 'x', study_sections: [{ teachingText: 'x'.repeat(bytes) }] });

    it('guards the limit of 1,000 studies', async () => {
      await exec(
        `insert into public.saved_studies (user_id, title) select '${ruth.id}', 'x' from generate_series(1, 999)`,
      );
      const studies = () => ruth.client.from('saved_studies');
      expect(await studies().insert([{ title: 'x' }, { title: 'x' }])).toMatchObject(refused);
      await studies().insert({ title: 'x' }).throwOnError();
      expect(await studies().insert({ title: 'x' })).toMatchObject(refused);
      const other = await rest.person();
      await other.client.from('saved_studies').insert({ title: 'x' }).throwOnError();
    });

    it('guards the limit of 10 MB of studies, also for requests at the same time and for changes', async () => {
      await exec(
        `insert into public.saved_studies (user_id, title, introduction) select '${ruth.id}', 'x', repeat('x', 20000) from generate_series(1, 490)`,
      );
      const studies = () => ruth.client.from('saved_studies');
      const write = `insert into public.saved_studies (user_id, title, study_sections) select '${ruth.id}', 'x', jsonb_build_array(jsonb_build_object('teachingText', repeat('x', 150000)))`;
      const written = Promise.withResolvers<void>();
      const first = engine.database.tx(async (tx) => {
        await tx.exec(write);
        written.resolve();
        // The second one begins before this one has ended.
        await delay(200);
      });
      await written.promise;
      await expect(exec(write)).rejects.toMatchObject({ code: '23514' });
      await first;
      expect(await studies().insert(study(150_000))).toMatchObject(refused);
      const { data } = await studies().insert({ title: 'small' }).select('id').single().throwOnError();
      expect(await studies().update(study(150_000)).eq('id', data.id)).toMatchObject(refused);
      const other = await rest.person();
      await other.client.from('saved_studies').insert(study(150_000)).throwOnError();
    });

    it('guards the limit of 10 MB of notes, in bytes', async () => {
      await exec(`insert into public.notes (user_id, verse_id, note_text)
        select '${ruth.id}', chapter || ':' || verse, repeat('語', 1000) from private.canon, generate_series(1, verses) verse
        order by chapter limit 3333`);
      const notes = () => ruth.client.from('notes');
      expect(
        await notes()
          .insert({ verse_id: 'Zechariah 1:1', note_text: 'x'.repeat(1000) })
          .select(),
      ).toMatchObject({ error: null });
      expect(await notes().insert({ verse_id: 'Zechariah 1:2', note_text: 'x'.repeat(1000) })).toMatchObject(refused);
      expect(
        await notes()
          .update({ note_text: '語'.repeat(1000) })
          .eq('verse_id', 'Zechariah 1:1'),
      ).toMatchObject(refused);
      await notes().update({ note_text: 'short' }).eq('verse_id', 'Zechariah 1:1').throwOnError();
    });

    it('guards the limit of 10 MB of collections', async () => {
      const items = JSON.stringify([{ kind: 'text', text: 'x'.repeat(20_000) }]);
      const large = `(select jsonb_agg(item) from jsonb_array_elements('${items}') item, generate_series(1, 20))`;
      await exec(
        `insert into public.collections (user_id, title, items) select '${ruth.id}', 'x', ${large} from generate_series(1, 24)`,
      );
      const collections = () => ruth.client.from('collections');
      const many = { items: Array.from({ length: 24 }, () => ({ kind: 'text', text: 'x'.repeat(20_000) })) };
      expect(await collections().insert({ title: 'x', ...many })).toMatchObject(refused);
      const { data } = await collections().insert({ title: 'x' }).select('id').single().throwOnError();
      expect(await collections().update(many).eq('id', data.id)).toMatchObject(refused);
    });
  });
}, onOneEngine);
