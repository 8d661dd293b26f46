/**
 * The tables and functions of the concordance, the commentary, the cross-references and what we wrote, on both engines:
 * results, and that nobody can write.
 */

import { defaultVersionId } from '@berea/scripture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forEachEngine, onOneEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const kjv = defaultVersionId;
const source = {
  id: 'made',
  kind: 'bible',
  name: 'Made',
  language: 'en',
  licence: 'Public domain',
  origin: 'a test',
  package: 'none',
  package_version: '1',
  counts: {},
  fingerprint: 'x',
};
const john = { book: 'John', chapter: 11 };
const verses = [
  { version_id: kjv, ...john, verse: 35, position: 43_011_035, text: 'Jesus wept.' },
  { version_id: kjv, ...john, verse: 36, position: 43_011_036, text: 'Behold how he loved him!' },
];

/** For each table under attack, its row and the changed columns of another row that the attacker tries to add. */
const tables: readonly {
  readonly table: string;
  readonly row: Record<string, unknown>;
  readonly extra: Record<string, unknown>;
}[] = [
  {
    table: 'concordance_words',
    row: { version_id: kjv, word: 'wept', occurrences: 1, positions: [43_011_035] },
    extra: { word: 'berea' },
  },
  {
    table: 'concordance_strongs',
    row: {
      version_id: kjv,
      strongs: 'G1145',
      occurrences: 1,
      positions: [43_011_035],
      marks: [43_011_035, 6, 10],
    },
    extra: { strongs: 'G1' },
  },
  {
    table: 'tagged_verses',
    row: {
      version_id: kjv,
      position: 43_011_035,
      items: [['Jesus', 'G2424', 'N-NSM', 'ιησους'], [' '], ['wept', 'G1145', 'V-AAI-3S', 'εδακρυσεν'], ['.']],
    },
    extra: { position: 1 },
  },
  {
    table: 'pointed_lemmas',
    row: { strongs: 'H7225', lemma: 'רֵאשִׁית', source_id: 'made' },
    extra: { strongs: 'H1' },
  },
  {
    table: 'commentary_outlines',
    row: { source_id: 'made', ...john, position: 1, title: 'At the grave', first_verse: 33, last_verse: 46 },
    extra: { position: 2 },
  },
  {
    table: 'commentary_sections',
    row: { source_id: 'made', ...john, first_verse: 33, last_verse: 46, text: 'Tears.' },
    extra: { first_verse: 1 },
  },
  {
    table: 'cross_references',
    row: { position: 43_011_035, targets: [43_011_036], source_id: 'made' },
    extra: { position: 1 },
  },
];

forEachEngine((engine) => {
  let rest: RestServer;
  let person: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
    person = await rest.person();
    const fill = async (table: string, rows: object | object[]) => {
      const { error } = await rest.service.from(table).insert(rows);
      if (error) throw error;
    };
    await fill('sources', source);
    await fill('bible_versions', {
      id: kjv,
      name: 'King James Version',
      abbreviation: 'KJV',
      language: 'en',
      position: 1,
      source_id: 'made',
    });
    await fill('verses', verses);
    await fill('lexicon', {
      strongs: 'G1145',
      language: 'greek',
      lemma: 'δακρύω',
      transliteration: 'dakrýō',
      definition: 'to shed tears',
      source_id: 'made',
    });
    const entry = (strongs: string, language: string, lemma: string, transliteration: string) => ({
      strongs,
      language,
      lemma,
      transliteration,
      definition: `of ${strongs}`,
      source_id: 'made',
    });
    await fill('lexicon', [
      entry('G26', 'greek', 'ἀγάπη', 'agápē'),
      entry('H2616', 'hebrew', 'חסד', 'châsad'),
      entry('H2617', 'hebrew', 'חסד', 'chêsêd'),
      entry('H430', 'hebrew', 'אלהים', "'ĕlôhîym"),
      entry('H6944', 'hebrew', 'קדשׁ', 'qôdesh'),
      entry('H7965', 'hebrew', 'שׁלום שׁלם', 'shâlôm shâlôm'),
    ]);
    for (const { table, row } of tables) await fill(table, row);
    await fill('concordance_words', { version_id: kjv, word: "wept's", occurrences: 2, positions: [43_011_036] });
  });
  afterAll(() => rest.close());

  const everything = (table: string) =>
    engine.database.tx(async (tx) =>
      (await tx.query(`select to_jsonb(t) as row from public.${table} t`)).rows
        .map(({ row }) => JSON.stringify(row))
        .sort(),
    );
  const exec = (sql: string) => engine.database.tx((tx) => tx.exec(sql));

  describe('the database functions', () => {
    const ask = async (name: string, given: Record<string, unknown>) =>
      (await rest.visitor.rpc(name, given).throwOnError()).data as unknown;

    it('return a word with its verses and its possessive, and nothing for an unknown word', async () => {
      expect(await ask('concordance_of_word', { version: kjv, wanted: 'wept' })).toEqual({
        occurrences: 1,
        verses: [[43_011_035, 'Jesus wept.']],
        possessive: { word: "wept's", occurrences: 2, verses: 1 },
      });
      expect(await ask('concordance_of_word', { version: kjv, wanted: 'trinity' })).toBeNull();
    });

    it('return all words of a version, and none for a version without words', async () => {
      expect(await ask('concordance_vocabulary', { version: kjv })).toEqual(
        expect.arrayContaining([
          ['wept', 1, 1],
          ["wept's", 2, 1],
        ]),
      );
      expect(await ask('concordance_vocabulary', { version: 'eng-web' })).toEqual([]);
    });

    it('return a number with its dictionary entry and verses, even when no verse has it', async () => {
      const entry = { lemma: 'δακρύω', transliteration: 'dakrýō', gloss: 'to shed tears' };
      expect(await ask('concordance_of_strongs', { version: kjv, wanted: 'G1145' })).toEqual({
        entry,
        occurrences: 1,
        verses: [[43_011_035, 'Jesus wept.']],
        marks: [43_011_035, 6, 10],
      });
      expect(await ask('concordance_of_strongs', { version: kjv, wanted: 'G9999' })).toEqual({
        entry: null,
        occurrences: 0,
        verses: [],
        marks: [],
      });
    });

    it.each([
      ['ἀγάπη', ['G26']],
      ['ΑΓΑΠΗ', ['G26']],
      ['agape', ['G26']],
      ['agápē', ['G26']],
      ['חֶסֶד', ['H2616', 'H2617']],
      ['חסד', ['H2616', 'H2617']],
      ['hesed', ['H2617']],
      ['Chesed', ['H2617']],
      ['elohim', ['H430']],
      ['kodesh', ['H6944']],
      ['shalom', ['H7965']],
      ['dakryo', ['G1145']],
      ['love', []],
      ['', []],
      ['?', []],
      ['agape hesed', []],
    ])('return the words of the original that are written "%s"', async (written, numbers) => {
      const found = (await ask('words_written', { version: kjv, written })) as { strongs: string }[];
      expect(found.map(({ strongs }) => strongs)).toEqual(numbers);
    });

    it('security: read no more of a word than words have', async () => {
      const long = 'ab'.repeat(100_000);
      expect(await ask('word_form', { written: long })).toBe(long.slice(0, 200));
      expect(await ask('word_forms', { lemma: long, transliteration: long })).toEqual([long.slice(0, 200)]);
      expect(await ask('words_written', { version: kjv, written: long })).toEqual([]);
    });

    it('return a word of the original with its points, its meaning and how often it stands in a version', async () => {
      expect(await ask('words_written', { version: kjv, written: 'dakryo' })).toEqual([
        { strongs: 'G1145', lemma: 'δακρύω', gloss: 'to shed tears', occurrences: 1 },
      ]);
    });

    it('return a verse in pieces, with the dictionary entries of its numbers', async () => {
      expect(await ask('words_of_verse', { version: kjv, at: 43_011_035 })).toEqual({
        items: tables.find(({ table }) => table === 'tagged_verses')!.row['items'],
        entries: { G1145: { lemma: 'δακρύω', transliteration: 'dakrýō', gloss: 'to shed tears' } },
      });
      expect(await ask('words_of_verse', { version: kjv, at: 1 })).toBeNull();
    });

    it('return verses in canonical order, whatever order they are requested in', async () => {
      expect(await ask('verses_at', { version: kjv, at: [43_011_036, 43_011_035] })).toEqual(
        verses.map(({ position, text }) => [position, text]),
      );
    });
  });

  describe.each(tables)('$table', ({ table, row, extra }) => {
    const who = () => [rest.visitor, person.client];
    const [[key, value] = ['', '']] = Object.entries(extra);
    const attempts = (client: RestServer['visitor']) => [
      client.from(table).insert({ ...row, ...extra }),
      client.from(table).upsert({ ...row, ...extra }),
      client
        .from(table)
        .update({ [key]: value })
        .not(key, 'is', null),
      client.from(table).delete().not(key, 'is', null),
    ];

    it('is readable by anyone', async () => {
      for (const client of who())
        expect(
          (
            await client
              .from(table)
              .select()
              .match({ [key]: row[key] })
          ).data,
        ).toEqual([expect.objectContaining(row)]);
    });

    it('security: grants nobody the right to write', async () => {
      const before = await everything(table);
      for (const client of who()) {
        for (const { error } of await Promise.all(attempts(client)))
          expect(error).toMatchObject({ code: '42501', message: `permission denied for table ${table}` });
      }
      expect(await everything(table)).toEqual(before);
    });

    it('security: row-level security prevents writes even if a grant is added by mistake', async () => {
      const before = await everything(table);
      await exec(`grant insert, update, delete on public.${table} to anon, authenticated`);
      try {
        for (const client of who()) await Promise.all(attempts(client));
        expect(await everything(table)).toEqual(before);
      } finally {
        await exec(`revoke insert, update, delete on public.${table} from anon, authenticated`);
      }
    });
  });
}, onOneEngine);
