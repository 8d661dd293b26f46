/** The library as the edge functions query it: through the real client and REST, over the real texts. */

import { defaultVersionId } from '@berea/scripture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTopics, lexiconOf, quotedVerses, searchLibrary } from '@berea/search';
import '@berea/search/testing';
import { dataFolder } from '@berea/importer/testing';
import { startPreparedServer, type ProductServer } from './product-server.ts';

let server: ProductServer;
const client = () => server.client();

beforeAll(async () => {
  server = await startPreparedServer(dataFolder);
}, 300_000);
afterAll(() => server?.close());

describe('a library search', () => {
  it('returns verses in the requested version, what they were found by, and a confidence', async () => {
    const found = await searchLibrary(client, 'What does the Bible say about anxiety?', { bibleId: 'eng-web' });
    expect(found).toMatchObject({ confidence: 'high', words: ['anxiety'] });
    const verse = found.verses.find(({ reference }) => reference === 'Philippians 4:6')!;
    expect(verse.text).toMatch(/^In nothing be anxious/);
    expect(verse).toMatchObject({ words: ['anxiety'], position: 50_004_006 });
    expect(found.verses[0]!.score).toBe(1);
    expect(found.verses).toHaveLength(12);
  });

  it('is empty for nonsense, and has low confidence for a partial match', async () => {
    expect(await searchLibrary(client, 'asdf qwer')).toEqual({
      confidence: 'none',
      words: ['asdf', 'qwer'],
      verses: [],
    });
    expect((await searchLibrary(client, 'blockchain covenants')).confidence).toBe('low');
  });
});

describe('a phrase', () => {
  it('is found in any version, function words and order and all', async () => {
    const best = async (text: string) => (await quotedVerses(client, text)).verses[0];
    expect(await best('be still and know')).toEqual({ position: 19_046_010, coverage: expect.closeTo(1) });
    expect(await best('he must increase but i must decrease')).toMatchObject({ position: 43_003_030 });
    expect(await best('en el principio crió Dios los cielos y la tierra')).toMatchObject({ position: 1_001_001 });
    expect((await best('know still and be'))?.coverage).toBeLessThan(1);
  });

  it('says in how many verses each of its words stands, and that it names itself a verse', async () => {
    const { known, framed, verses } = await quotedVerses(client, 'what verse says xyzzy');
    expect(framed).toBe(true);
    expect(known.get('xyzzi')).toBe(0);
    expect(known.get('vers')).toBeDefined();
    expect(verses).toEqual([]);
  });
});

describe('a topic', () => {
  const by = async (term: string) => (await findTopics(client, term)).map(({ title, by: how }) => [title, how]);

  it('is found by its name, an alternative name, a "See" link, and the closest spelling', async () => {
    expect((await by('Melchizedek'))[0]).toEqual(['Melchizedek', 'name']);
    expect((await by('bathsheba'))[0]).toEqual(['Bath-sheba (Bathsheba)', 'other name']);
    expect(await by('anxiety')).toEqual([
      ['Anxiety', 'name'],
      ['Care', 'link'],
    ]);
    expect((await by('melchisidek'))[0]).toEqual(['Melchizedek', 'nearest']);
    expect(await by('xyzzy')).toEqual([]);
  });

  it('has headings with their references', async () => {
    const [topic] = await findTopics(client, 'Melchizedek');
    expect(topic!.headings[0]).toEqual({ heading: 'King of Salem', references: ['Genesis 14:18-20', 'Psalms 110:4'] });
  });
});

describe('other library data', () => {
  it('includes commentary on a verse, with its author and passage', async () => {
    const on = async (at: number) => {
      const { data } = await client().rpc('comments_on', { version: defaultVersionId, at: [at], outlines: 'mhcc' });
      return (data as Record<string, { sections: [string, number, number, string][] }>)[at]!.sections;
    };
    const psalm = await on(19_023_001);
    expect(psalm.map(([source, first, last]) => [source, first, last])).toEqual([
      ['mhcc', 1, 6],
      ['tdavid', 1, 1],
    ]);
    expect(psalm.at(-1)![3]).toContain('What condescension is this');
    expect((await on(43_003_016)).map(([source, first, last]) => [source, first, last])).toEqual([
      ['mhcc', 1, 21],
      ['scofield', 16, 16],
    ]);
  });

  it('includes the Hebrew and Greek behind a word, the most frequent first', async () => {
    const found = await lexiconOf(client, 'love');
    expect(found.slice(0, 3).map(({ strongs }) => strongs)).toEqual(['H157', 'G25', 'G26']);
    expect(found.map(({ strongs }) => strongs)).not.toContain('G3588');
    expect(await lexiconOf(client, 'computer')).toEqual([]);
  });

  it('is readable by anyone and writable by nobody', async () => {
    expect((await client().from('word_renderings').select().limit(1)).data).toHaveLength(1);
    expect((await client().from('word_renderings').insert({ term: 'berea', originals: [] })).error?.code).toBe('42501');
    expect(
      (
        await client().rpc('library_search', {
          terms: ['love'],
          weights: [1],
          topic_terms: [],
          version: defaultVersionId,
          wanted: 2,
        })
      ).error,
    ).toBeNull();
  });
});
