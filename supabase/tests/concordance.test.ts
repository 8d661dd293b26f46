/** Concordance, verses by Strong's number and word detail, through the real client, over the real texts. */

import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { compareVerseIds } from '@berea/scripture';
import {
  concordanceResponse,
  strongsResponse,
  verseDetailResponse,
  type VerseItem,
  type WordItem,
} from '@berea/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importWords } from '@berea/importer';
import { dataFolder } from '@berea/importer/testing';
import { startPreparedServer, type ProductServer } from './product-server.ts';

let server: ProductServer;

beforeAll(async () => {
  server = await startPreparedServer(dataFolder);
});
afterAll(() => server?.close());

const call = async (name: string, body: Record<string, unknown>): Promise<unknown> => {
  const { data, error } = await server.client().functions.invoke<unknown>(name, { body });
  if (error) throw error;
  return data;
};
const search = async (query: string) => concordanceResponse.parse(await call('concordance-search', { query })).data;
const byNumber = async (strongs: string) => strongsResponse.parse(await call('strongs-search', { strongs })).data;
const detail = async (verseId: string) => verseDetailResponse.parse(await call('verse-detail', { verseId })).data;
const leaves = (items: readonly VerseItem[]): Exclude<VerseItem, { items: unknown }>[] =>
  items.flatMap((item) => ('items' in item ? leaves(item.items) : [item]));
const words = (items: readonly VerseItem[]): WordItem[] => leaves(items).filter((leaf) => leaf.type === 'word');

describe('the concordance', () => {
  it.each([
    ['love', 310, 280],
    ['grace', 170, 159],
    ['faith', 247, 231],
    ['hope', 129, 121],
    ['peace', 429, 400],
    ['charity', 28, 24],
    ['church', 77, 76],
    ['eternity', 1, 1],
    ['alleluia', 4, 4],
    ['trinity', 0, 0],
    ['the', 63_919, 24_091],
    ['lord', 7830, 6667],
  ])('finds "%s" %d times in %d verses', async (word, occurrences, verses) => {
    const found = await search(word);
    expect([found.occurrences, found.verses.length]).toEqual([occurrences, verses]);
  });

  it('ignores case, and lists hits from Genesis to Revelation', async () => {
    const [small, large] = [await search('love'), await search('LOVE')];
    expect(large).toEqual(small);
    const references = small.verses.map(({ reference }) => reference);
    expect(references).toEqual(references.toSorted(compareVerseIds));
    expect(small.verses[0]).toMatchObject({ id: 'Gen.27.4', reference: 'Genesis 27:4' });
  });

  it('counts a possessive as a separate word and mentions it', async () => {
    expect((await search('love')).possessive).toEqual({ word: "love's", occurrences: 1, verses: 1 });
    expect((await search('trinity')).possessive).toBeUndefined();
  });

  it('does not search psalm titles, acrostics and colophons', async () => {
    expect((await search('aleph')).verses).toEqual([]);
    expect((await search('psalm')).verses.map(({ reference }) => reference)).not.toContain('Psalms 3:1');
    expect((await search('tychicus')).verses.map(({ reference }) => reference)).not.toContain('Ephesians 6:24');
  });

  it('is sent in parts that are together the whole, with the counts of every book', async () => {
    const part = async (limit: number | undefined, offset: number | undefined) =>
      concordanceResponse.parse(await call('concordance-search', { query: 'love', limit, offset })).data;
    const { verses, whole, ...rest } = await search('love');
    expect(whole).toBeUndefined();
    const [first, last] = [await part(200, undefined), await part(undefined, 200)];
    expect([first.verses.length, [...first.verses, ...last.verses]]).toEqual([200, verses]);
    expect(first).toMatchObject({ ...rest, whole: { verses: verses.length } });
    for (const { book, verses: count } of first.whole!.books)
      expect(count, book).toBe(verses.filter(({ id }) => id.startsWith(`${book}.`)).length);
    expect((await part(10, 5_000)).verses).toEqual([]);
    expect((await part(10, 0)).whole).toEqual(first.whole);
    expect((await call('concordance-search', { query: 'loev', limit: 200 })) as object).toMatchObject({
      data: { occurrences: 0, verses: [] },
    });
  });

  it('suggests similar words when there are no hits', async () => {
    expect((await search('charitty')).nearest[0]).toEqual({ word: 'charity', occurrences: 28, verses: 24 });
    expect((await search('love')).nearest).toEqual([]);
  });
});

describe('the verses with a Strong’s number', () => {
  it('are found with or without leading zeros', async () => {
    const found = await byNumber('G0026');
    expect(found).toEqual(await byNumber('g26'));
    expect(found).toMatchObject({ strongs: 'G26', lemma: 'ἀγάπη', occurrences: 116 });
    expect(found.verses.map(({ reference }) => reference)).toContain('1 Corinthians 13:13');
    expect((await byNumber('H430')).lemma?.normalize()).toBe('אֱלֹהִים'.normalize());
  });

  it('mark the English of the word, and count its translations', async () => {
    const { verses, renderings } = await byNumber('G26');
    const marked = verses.map(({ reference, text, marks = [] }) => [
      reference,
      ...marks.map(([start, end]) => text.slice(start, end)),
    ]);
    expect(marked).toContainEqual(['1 Corinthians 13:13', 'charity', 'charity']);
    expect(marked).toContainEqual(['1 John 4:18', 'love', 'love', 'love']);
    expect(marked.filter((parts) => parts.length === 1)).toEqual([]);
    expect(renderings.slice(0, 2)).toEqual([
      { text: 'love', times: 86 },
      { text: 'charity', times: 28 },
    ]);
  });

  it('mark no word of the clause before', async () => {
    const { verses } = await byNumber('H2617');
    const marked = (wanted: string) => {
      const { text, marks = [] } = verses.find(({ reference }) => reference === wanted)!;
      return marks.map(([start, end]) => text.slice(start, end));
    };
    expect(['Psalms 136:11', 'Psalms 136:14'].map(marked)).toEqual([['for his mercy'], ['for his mercy']]);
  });

  it('mark a piece once that translates a word twice', async () => {
    const heard = (await byNumber('H8085')).verses.find(({ reference }) => reference === 'Genesis 45:2')!;
    expect(heard.marks?.map(([start, end]) => heard.text.slice(start, end))).toEqual(['heard']);
  });

  it('are empty for an unused number', async () => {
    expect(await byNumber('G9999')).toEqual({ strongs: 'G9999', occurrences: 0, verses: [], renderings: [] });
  });
});

describe('the words of a verse', () => {
  it('form the verse when joined, and each names the original word it renders', async () => {
    const john = await detail('John 3:16');
    expect(john.reference).toBe('John 3:16');
    expect(
      leaves(john.content)
        .map(({ text }) => text)
        .join(''),
    ).toBe(
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
    );
    expect(words(john.content).find(({ text }) => text === 'loved')).toMatchObject({
      lemma: 'ἀγαπάω',
      strong: 'G25',
      form: 'ηγαπησεν',
      grammar: [
        { type: 'part of speech', value: 'verb' },
        { type: 'tense', value: 'aorist' },
        { type: 'voice', value: 'active' },
        { type: 'mood', value: 'indicative' },
        { type: 'person', value: 'third person' },
        { type: 'number', value: 'singular' },
      ],
    });
    expect(words(john.content).find(({ text }) => text === 'the world')?.strong).toEqual(['G3588', 'G2889']);
  });

  it('include pointed Hebrew and its grammar in words', async () => {
    const [first] = words((await detail('Genesis 1:1')).content);
    // The points may be stored in a different order than typed here.
    expect([first?.lemma, first?.form].map((text) => text?.normalize())).toEqual(
      ['רֵאשִׁית', 'בְּרֵאשִׁ֖ית'].map((text) => text.normalize()),
    );
    expect(first).toMatchObject({
      text: 'In the beginning',
      strong: 'H7225',
      grammar: [
        { type: 'prefix', value: 'preposition' },
        { type: 'part of speech', value: 'noun' },
        { type: 'type', value: 'common' },
        { type: 'gender', value: 'feminine' },
        { type: 'number', value: 'singular' },
        { type: 'state', value: 'absolute' },
      ],
    });
  });

  it('are also found by the id of a hit, and mark words added by the translators', async () => {
    const hit = await detail('Gen.1.2');
    expect(hit).toEqual(await detail('Genesis 1:2'));
    expect(leaves(hit.content)).toContainEqual({ type: 'text', text: 'was', added: true });
  });

  it('fall back to our edition’s text where the tagged one is damaged', async () => {
    expect(
      leaves((await detail('2 Samuel 19:24')).content)
        .map(({ text }) => text)
        .join(''),
    ).toContain('from the day the king departed until the day he came again in peace');
  });

  it('have the promised coverage', async () => {
    const [{ counts } = {}] = await server.query<{ counts: Record<string, number> }>(
      `select counts from public.sources where id = 'kjv-tags'`,
    );
    const { leaves = 0, explained = 0, grammar = 0 } = counts ?? {};
    expect(Math.floor(leaves / 10_000)).toBe(34);
    expect(explained / leaves).toBeGreaterThan(0.9);
    expect(grammar / leaves).toBeGreaterThan(0.8);
    const sources = await server.query(
      `select id, licence from public.sources where id in ('kjv-tags', 'morphhb', 'strongs-lemmas') order by id`,
    );
    expect(sources.map(({ licence }) => String(licence).split(/[ .(]/)[0])).toEqual(['GPL', 'CC', 'CC']);
  });
});

describe('the concordance data', () => {
  it('is readable by anyone and writable by nobody', async () => {
    const client = server.client();
    for (const table of ['concordance_words', 'concordance_strongs', 'tagged_verses', 'pointed_lemmas']) {
      expect((await client.from(table).select().limit(1)).data).toHaveLength(1);
      expect((await client.from(table).delete().not('ctid', 'is', null)).error).not.toBeNull();
    }
    expect(
      (
        await client
          .from('concordance_words')
          .insert({ version_id: '06125adad2d5898a-01', word: 'berea', occurrences: 1, positions: [] })
      ).error?.code,
    ).toBe('42501');
  });

  it(
    'is built from the text’s own tags when bibledit-data is unavailable, and is not rebuilt when unchanged',
    { tags: ['full'], timeout: 240_000 },
    async () => {
      const alone = join(server.dataFolder, 'without-bibledit');
      cpSync(join(dataFolder, 'packages/engKJV2006eb'), join(alone, 'packages/engKJV2006eb'), { recursive: true });
      const { database } = server.embedded;
      await server.query(`update public.sources set fingerprint = 'older' where id = 'kjv-tags'`);
      expect(await importWords({ database, dataFolder: alone, fetch: false })).toBe(true);
      expect(await importWords({ database, dataFolder: alone, fetch: false })).toBe(false);
      expect((await search('love')).occurrences).toBe(310);
      const loved = words((await detail('John 3:16')).content).find(({ text }) => text === 'loved');
      expect(loved).toMatchObject({ strong: 'G25', lemma: 'ἀγαπάω' });
      expect(words((await detail('Genesis 1:1')).content)[0]?.grammar).toContainEqual({
        type: 'part of speech',
        value: 'noun',
      });
      // And back to bibledit-data when it is available.
      const lines: string[] = [];
      expect(await importWords({ database, dataFolder, onLine: (line) => lines.push(line) })).toBe(true);
      expect(lines.join('\n')).toMatch(
        /Words of the King James Version: 34\d,\d{3} tagged; (?:100|9\d)\.\d % with number, lemma and gloss, (?:9\d|8\d)\.\d % with grammar/,
      );
    },
  );

  it('is not rebuilt when nothing has changed', async () => {
    expect(await importWords({ database: server.embedded.database, dataFolder })).toBe(false);
  });
});
