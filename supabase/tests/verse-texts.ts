import { folded, type VerseTexts } from '@berea/content/checks';
import type { Database } from '@berea/embedded';
import { defaultVersionId, parseReference } from '@berea/scripture';

/** The verses that our own texts are compared with: the King James Version and the World English Bible. */
export async function verseTexts(database: Database): Promise<VerseTexts> {
  const versions = [defaultVersionId, 'eng-web'];
  const { rows } = await database.tx(
    (tx) =>
      tx.query(
        'select version_id, book, chapter, verse, text from public.verses where version_id = any($1) order by version_id, book, chapter, verse',
        [versions],
      ),
    { readOnly: true },
  );
  const verses = new Map(
    rows.map((row) => [
      [row['version_id'], row['book'], row['chapter'], row['verse']].map(String).join(' '),
      String(row['text']),
    ]),
  );
  return {
    textsOf: (reference) => {
      const { book, chapter, verse = 1, lastVerse = verse } = parseReference(reference)!;
      return versions.map((version) =>
        Array.from(
          { length: lastVerse - verse + 1 },
          (_, index) => verses.get(`${version} ${book.id} ${chapter} ${verse + index}`) ?? '',
        ).join(' '),
      );
    },
    chapters: Array.from(Map.groupBy(verses, ([key]) => key.slice(0, key.lastIndexOf(' '))).values(), (ofChapter) =>
      folded(ofChapter.map(([, text]) => text).join(' ')),
    ),
    smallWords: new Set(
      Array.from(verses.values()).flatMap((text) => text.match(/(?<![\p{L}’'-])\p{Ll}[\p{L}-]*/gu) ?? []),
    ),
  };
}
