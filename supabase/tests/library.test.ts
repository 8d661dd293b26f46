/** The library as the functions ask it: through the real client and REST, over the real texts. */

import { bookById, defaultVersionId } from '@berea/scripture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentaryOn } from '../functions/_shared/library/commentary-on.ts';
import { findTopics } from '../functions/_shared/library/find-topics.ts';
import { lexiconOf } from '../functions/_shared/library/lexicon-of.ts';
import { searchLibrary } from '../functions/_shared/library/search-library.ts';
import { importLibrary, importScripture, importWords } from '../scripture/index.ts';
import { dataFolder, realModules } from '../scripture/testing/real-modules.ts';
import { startProductServer, type ProductServer } from './product-server.ts';

let server: ProductServer;
const client = () => server.client();

beforeAll(async () => {
  await realModules();
  server = await startProductServer();
  const { database } = server.embedded;
  await importScripture({ database, dataFolder });
  await importWords({ database, dataFolder });
  await importLibrary({ database, dataFolder });
}, 300_000);
afterAll(() => server?.close());

describe('what the library holds on a question', () => {
  it('is verses in the version asked for, what they were found by, and how sure one may be', async () => {
    const found = await searchLibrary(client, 'What does the Bible say about anxiety?', { bibleId: 'eng-web' });
    expect(found).toMatchObject({ confidence: 'high', words: ['anxiety'] });
    const verse = found.verses.find(({ reference }) => reference === 'Philippians 4:6')!;
    expect(verse.text).toMatch(/^In nothing be anxious/);
    expect(verse).toMatchObject({ words: ['anxiety'], position: 50_004_006 });
    expect(found.verses[0]!.score).toBe(1);
    expect(found.verses).toHaveLength(12);
  });

  it('is none for nonsense, and said to be thin for what is half known', async () => {
    expect(await searchLibrary(client, 'asdf qwer')).toEqual({
      text: 'asdf qwer',
      confidence: 'none',
      words: ['asdf', 'qwer'],
      verses: [],
      topics: [],
      questions: [],
      objections: [],
      studies: [],
    });
    expect((await searchLibrary(client, 'blockchain covenants')).confidence).toBe('low');
  });

  it('has the cards that answer it first', async () => {
    const { questions, objections } = await searchLibrary(client, 'Why does God allow suffering?');
    expect(questions[0]?.card.question).toBe('Why does God allow suffering?');
    expect(objections[0]?.card.title).toBe('Why Does God Allow Suffering?');
    expect((await searchLibrary(client, 'Why does God allow suffering?', { cards: false })).questions).toEqual([]);
  });
});

describe('a topic', () => {
  const by = async (term: string) => (await findTopics(client, term)).map(({ title, by: how }) => [title, how]);

  it('is found by its name, another name, a "See" link, and the nearest spelling', async () => {
    expect((await by('Melchizedek'))[0]).toEqual(['Melchizedek', 'name']);
    expect((await by('bathsheba'))[0]).toEqual(['Bath-sheba (Bathsheba)', 'other name']);
    expect(await by('anxiety')).toEqual([
      ['Anxiety', 'name'],
      ['Care', 'link'],
    ]);
    expect((await by('melchisidek'))[0]).toEqual(['Melchizedek', 'nearest']);
    expect(await by('xyzzy')).toEqual([]);
  });

  it('has its headings with their references', async () => {
    const [topic] = await findTopics(client, 'Melchizedek');
    expect(topic!.headings[0]).toEqual({ heading: 'King of Salem', references: ['Genesis 14:18-20', 'Psalms 110:4'] });
  });
});

describe('what else is asked for', () => {
  it('is commentary on a verse, by whom, and on which passage', async () => {
    const found = await commentaryOn(client, { book: bookById('Ps')!, chapter: 23, verse: 1 });
    expect(found.map(({ sourceId, passage }) => [sourceId, passage])).toEqual([
      ['mhcc', 'Psalms 23:1-6'],
      ['tdavid', 'Psalms 23:1'],
    ]);
    expect(found.at(-1)).toMatchObject({
      source: 'The Treasury of David',
      text: expect.stringContaining('What condescension is this') as string,
    });
    const john = await commentaryOn(client, { book: bookById('John')!, chapter: 3, verse: 16 });
    expect(john.map(({ sourceId, passage }) => [sourceId, passage])).toEqual([
      ['mhcc', 'John 3:1-21'],
      ['scofield', 'John 3:16'],
    ]);
  });

  it('is the Hebrew and Greek behind a word, most often so rendered first', async () => {
    const found = await lexiconOf(client, 'love');
    expect(found.slice(0, 3).map(({ strongs }) => strongs)).toEqual(['H157', 'G25', 'G26']);
    expect(found.map(({ strongs }) => strongs)).not.toContain('G3588');
    expect(await lexiconOf(client, 'computer')).toEqual([]);
  });

  it('can be read by anyone and written by nobody', async () => {
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
