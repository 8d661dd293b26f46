/** The context of verses and books in the reader, over the real commentary and through the whole embedded Supabase. */

import { defaultVersionId, versesIn } from '@berea/scripture';
import { bookOverview, functionError, verseContext } from '@berea/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contextSummary } from '../functions/chapter-context/summary.ts';
import { commentaryOf, readVerseText, dataFolder, realModules } from '@berea/importer/testing';
import '@berea/search/testing';
import { invoke, startPreparedServer } from './product-server.ts';
import type { ProductServer } from './product-server.ts';

const wordCount = (text: string): number => text.split(/\s+/).length;

describe('the context of the first and the last verse of every chapter', () => {
  it('is not empty, and consists of whole sentences of readable length', async () => {
    const { module } = (await realModules()).get('MHCC')!;
    const chapters = [...readVerseText(module, 'KJV')].flatMap(commentaryOf);
    expect(chapters).toHaveLength(1189);
    const told = chapters.flatMap(({ book, chapter, outline, sections }) =>
      [1, versesIn(book.id, chapter)!].map((verse) => ({
        place: `${book.name} ${chapter}:${verse}`,
        summary: contextSummary({
          book,
          chapter,
          verse,
          verseText: '',
          outline: outline.map(({ title, firstVerse, lastVerse }) => ({ title, first: firstVerse, last: lastVerse })),
          sections: sections.map(({ text, firstVerse, lastVerse }) => ({ text, first: firstVerse, last: lastVerse })),
        }),
      })),
    );
    expect(
      told
        .filter(({ summary }) => wordCount(summary) < 60 || wordCount(summary) > 220)
        .map(({ place, summary }) => `${place} ${wordCount(summary)}`),
    ).toEqual([]);
    expect(
      told.filter(({ summary }) => wordCount(summary) >= 80 && wordCount(summary) <= 200).length / told.length,
    ).toBeGreaterThan(0.9);
    expect(told.filter(({ summary }) => /[<>#]|undefined|NaN|--/.test(summary)).map(({ place }) => place)).toEqual([]);
    expect(
      told
        .filter(({ summary }) => summary.split('\n\n').some((paragraph) => !/[.!?…”]$/.test(paragraph)))
        .map(({ place }) => place),
    ).toEqual([]);
    const ownSummaries = told.filter(
      ({ summary }) =>
        !summary.endsWith('Matthew Henry (1662–1714), Concise Commentary on the Whole Bible. Public domain.'),
    );
    expect(ownSummaries.map(({ place }) => place)).toEqual([
      'Isaiah 36:1',
      'Isaiah 36:22',
      'Isaiah 37:1',
      'Isaiah 37:38',
      'Isaiah 39:1',
      'Isaiah 39:8',
    ]);
  }, 60_000);
});

describe('the context of a verse, through the whole product', () => {
  let server: ProductServer;
  beforeAll(async () => {
    server = await startPreparedServer(dataFolder);
  }, 180_000);
  afterAll(() => server.close());

  const context = (body: Record<string, unknown>) =>
    invoke(server.client(), 'chapter-context', { bibleId: defaultVersionId, ...body });

  it('includes the chapter, outline and commentary for John 3:16', async () => {
    const { status, body } = await context({ book: 'John', chapter: 3, verse: 16 });
    expect(status).toBe(200);
    const { verses, contextSummary: summary, ...place } = verseContext.parse(body);
    expect(place).toEqual({ book: 'John', chapter: 3, targetVerse: 16 });
    expect(verses.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(verses[15]!.text).toMatch(/^For God so loved the world/);
    expect(summary).toContain("Christ's discourse with Nicodemus (1-21)");
    expect(summary).toContain('On John 3:1-21 Matthew Henry writes: “');
  });

  it('uses the text and numbering of the other versions', async () => {
    const web = verseContext.parse(
      (await context({ book: 'Romans', chapter: 16, verse: 26, bibleId: 'eng-web' })).body,
    );
    expect(web.verses.find(({ number }) => number === 26)!.text).not.toBe('');
    const leftOut = verseContext.parse(
      (await context({ book: 'Luke', chapter: 17, verse: 36, bibleId: 'eng-web' })).body,
    );
    expect([leftOut.targetVerse, leftOut.verses.some(({ number }) => number === 36)]).toEqual([36, false]);
    const spanish = verseContext.parse(
      (await context({ book: 'Psalms', chapter: 23, verse: 1, bibleId: 'spa-rv1909' })).body,
    );
    expect(spanish.verses[0]!.text).toMatch(/JEHOVÁ es mi pastor/i);
  });

  it('names a version that has no text here', async () => {
    const { status, body } = await context({ book: 'John', chapter: 3, verse: 16, bibleId: 'eng-nasb' });
    expect(status).toBe(404);
    expect(functionError.parse(body)).toMatchObject({
      code: 'version_unavailable',
      error: expect.stringMatching(/^The book of John is not available in New American Standard Bible\./),
    });
  });

  it('is readable by visitors, who cannot change it', async () => {
    const visitor = server.client();
    expect((await visitor.from('commentary_sections').select('text').eq('book', 'Jude')).data?.length).toBeGreaterThan(
      0,
    );
    for (const table of ['commentary_sections', 'commentary_outlines']) {
      expect((await visitor.from(table).delete().eq('book', 'Jude')).status, table).toBe(401);
      expect((await visitor.from(table).insert({ source_id: 'mhcc', book: 'Jude', chapter: 1 })).status, table).toBe(
        401,
      );
    }
  });

  it('includes an overview of the book', async () => {
    const { status, body } = await invoke(server.client(), 'book-overview', { bookName: 'Ruth' });
    expect([status, bookOverview.parse(body).title]).toEqual([200, 'Ruth']);
  });
});
