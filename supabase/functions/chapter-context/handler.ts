import { chapterContextRequest, type VerseContext } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { endpoint } from '../_shared/endpoint.ts';
import { ownContent } from '../_shared/own-content.ts';
import { unavailable } from '../_shared/unavailable.ts';
import { contextSummary } from './summary.ts';

const verseRows = z.array(z.object({ verse: z.int(), text: z.string() }));
const outlineRows = z.array(z.object({ title: z.string(), first_verse: z.int(), last_verse: z.int() }));
const sectionRows = z.array(z.object({ text: z.string(), first_verse: z.int(), last_verse: z.int() }));

/** Key in `sources` of the commentary that is quoted. */
const commentary = 'mhcc';

/** Returns a chapter as plain verses, with a summary of the passage around one verse. */
export const chapterContext = (database: () => SupabaseClient, reader = database) => {
  const content = ownContent(reader, ['overviews']);
  return endpoint({
    name: 'chapter-context',
    methods: ['GET', 'POST'],
    input: chapterContextRequest,
    shared: {
      version: content.version,
      spelling: ({ book, chapter, verse, bibleId }) => ({ book: book.name, chapter, verse, bibleId }),
    },
    content,
    async answer({ book, chapter, verse, bibleId }) {
      const rows = (table: string, columns: string, source: [string, string], order: string) =>
        database()
          .from(table)
          .select(columns)
          .eq(...source)
          .eq('book', book.id)
          .eq('chapter', chapter)
          .order(order)
          .throwOnError();
      const [verses, outline, sections] = await Promise.all([
        rows('verses', 'verse, text', ['version_id', bibleId], 'verse'),
        rows('commentary_outlines', 'title, first_verse, last_verse', ['source_id', commentary], 'position'),
        rows('commentary_sections', 'text, first_verse, last_verse', ['source_id', commentary], 'first_verse'),
      ]);
      const found = verseRows.parse(verses.data).map(({ verse: number, text }) => ({ number, text: text.trim() }));
      if (found.length === 0) throw unavailable(book, bibleId);
      const body: VerseContext = {
        book: book.name,
        chapter,
        targetVerse: verse,
        contextSummary: contextSummary({
          book,
          chapter,
          verse,
          verseText: found.find(({ number }) => number === verse)?.text ?? '',
          outline: outlineRows
            .parse(outline.data)
            .map(({ title, first_verse: first, last_verse: last }) => ({ title, first, last })),
          sections: sectionRows
            .parse(sections.data)
            .map(({ text, first_verse: first, last_verse: last }) => ({ text, first, last })),
        }),
        verses: found,
      };
      return { body };
    },
  });
};
