/** The search over verses, through the gateway, over the real texts. */

import { defaultVersionId } from '@berea/scripture';
import { dataFolder } from '@berea/importer/testing';
import { scriptureSearchResponse } from '@berea/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startPreparedServer, type ProductServer } from './product-server.ts';

let server: ProductServer;
beforeAll(async () => {
  server = await startPreparedServer(dataFolder);
}, 120_000);
afterAll(() => server?.close());

async function search(query: string, asked: object = {}) {
  const { data, error } = await server
    .client()
    .functions.invoke<unknown>('scripture-search', { body: { query, version: defaultVersionId, ...asked } });
  if (error) throw error;
  return scriptureSearchResponse.parse(data).data;
}
const references = async (query: string, asked?: object) =>
  (await search(query, asked)).verses.map(({ reference }) => reference);

describe('the search over verses', () => {
  it('finds a phrase as it is written', async () => {
    expect(await references('"living water"')).toEqual(['John 4:10', 'John 4:11', 'John 7:38']);
    expect(await references('"living waters"')).toEqual([
      'Song of Solomon 4:15',
      'Jeremiah 2:13',
      'Jeremiah 17:13',
      'Zechariah 14:8',
    ]);
  });

  it('finds a phrase that no verse has as it is written in any form of its words', async () => {
    expect(await references('"loves the world"')).toEqual(expect.arrayContaining(['John 3:16', '1 John 2:15']));
  });

  it('finds a name with joined letters by those that one can type', async () => {
    expect(await references('Zacchaeus')).toEqual(['Luke 19:2', 'Luke 19:5', 'Luke 19:8']);
    expect(await references('Caesar')).toEqual(expect.arrayContaining(['Matthew 22:21', 'Luke 2:1']));
  });

  it('finds a phrase of words that are everywhere', async () => {
    const { total, verses } = await search('"I am the LORD"', { book: 'Leviticus' });
    expect(total).toBeGreaterThan(40);
    expect(verses[0]?.reference).toBe('Leviticus 11:44');
  });

  it('tells words that stand near one another from words anywhere in a verse', async () => {
    const [anywhere, near] = [await references('faith works'), await references('faith works', { near: 3 })];
    expect(anywhere).toEqual(expect.arrayContaining(near));
    expect(near.length).toBeLessThan(anywhere.length);
    expect(near).toContain('James 2:20');
  });

  it.each([
    ['livng watter', 'living water'],
    ['the rightousness of god', 'the righteousness of god'],
    ['"my shephard"', '"my shepherd"'],
    ['nebuchadnezer', 'nebuchadnezzar'],
    ['golaith of gath', 'goliath of gath'],
  ])('finds nothing for “%s”, and says that “%s” would', async (typed, instead) => {
    for (const version of [defaultVersionId, 'eng-web'])
      expect(await search(typed, { version })).toMatchObject({ total: 0, instead });
  });

  it('makes nothing of words that are like no word of the Bible, or are spelled right', async () => {
    for (const typed of ['qwertyuiop', 'smartphone addiction', 'hyssop chariots locusts'])
      expect([typed, (await search(typed)).instead]).toEqual([typed, undefined]);
  });

  it('counts as the concordance does where a word has one form', async () => {
    const { total, books } = await search('hyssop');
    expect(total).toBe(12);
    expect(books.reduce((sum, { verses }) => sum + verses, 0)).toBe(total);
  });

  it.each([
    ['eng-web', 'loving kindness', 'Psalms'],
    ['spa-rv1909', 'pastor', 'Psalms'],
  ])('searches %s in its own words', async (version, query, book) => {
    const found = await search(query, { version, book });
    expect([found.version, found.total > 0]).toEqual([version, true]);
  });

  it.each([
    ['corazon', 'corazón'],
    ['"Jehova es mi pastor"', '"Jehová es mi pastor"'],
    ['jehova es mi pastor', 'Jehová es mi pastor'],
    ['CORAZÓN', 'corazón'],
  ])('finds in Spanish for “%s”, typed without accents, what “%s” finds', async (typed, written) => {
    const [plain, accented] = [
      await search(typed, { version: 'spa-rv1909' }),
      await search(written, { version: 'spa-rv1909' }),
    ];
    expect(plain).toEqual(accented);
    expect(plain.total).toBeGreaterThan(0);
  });

  it('searches the King James Version where the version is not here', async () => {
    const found = await search('hyssop', { version: 'eng-nasb' });
    expect([found.version, found.total]).toEqual([defaultVersionId, 12]);
  });

  it('finds nothing for a word that no version has', async () => {
    expect(await search('hyssop hobbit')).toMatchObject({ total: 0, books: [], verses: [] });
  });
});
