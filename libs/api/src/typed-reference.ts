import {
  bookById,
  bookByName,
  chapterName,
  placeFromAddress,
  sizeOf,
  versesIn,
  withColons,
  type ChosenPlace,
  type Place,
} from '@berea/scripture';

type Language = 'en' | 'es';

const languages = {
  en: () => import('bible-passage-reference-parser/esm/lang/en.js'),
  es: () => import('bible-passage-reference-parser/esm/lang/es.js'),
};

/**
 * Loads the reference parser for a language. Call it early to preload the chunks. Rejects if a chunk cannot be loaded.
 */
export async function parserOf(language: Language) {
  const [{ bcv_parser: Parser }, words] = await Promise.all([
    import('bible-passage-reference-parser/esm/bcv_parser.js'),
    languages[language](),
  ]);
  return new Parser(words).set_options({ book_alone_strategy: 'full', consecutive_combination_strategy: 'separate' });
}

/** The places of what the parser found, of 'Rom.8.28-Rom.8.30,John.3.16' two; without those that are not in the canon. */
export const placesFromOsis = (osis: string): Place[] => osis.split(',').flatMap((one) => placeFromRange(one) ?? []);

function placeFromRange(osis: string): Place | undefined {
  const [first, last] = osis.split('-');
  const [book, chapter, verse] = first!.split('.');
  const [lastBook, lastChapter, lastVerse] = last?.split('.') ?? [];
  const found = bookById(book ?? '') ?? bookByName(book ?? '');
  const isRange = lastBook === book && lastChapter === chapter && lastVerse !== undefined;
  return found && placeFromAddress({ book: found.name, chapter, verse: isRange ? `${verse}-${lastVerse}` : verse });
}

/**
 * Parses a text that is references and nothing else: "jn 3 16", "1 cor 13", "Sal 23", "Mt 6:9-13; Lk 11:2-4".
 * @param language the language of the current version; English is always candidate as well
 * @returns the places in the order of the text; none if it has other words too, or begins with no place in the canon
 * @throws if a chunk of the parser cannot be loaded
 */
export async function readTyped(text: string, language: Language): Promise<ChosenPlace[]> {
  for (const typed of new Set([withColons(text.trim()), text.trim()]))
    for (const candidate of new Set<Language>([language, 'en'])) {
      const found = (await parserOf(candidate)).parse(typed).osis_and_indices();
      if (found[0]?.indices[0] !== 0 || found.at(-1)?.indices[1] !== typed.length) continue;
      const places: Place[] = found.flatMap(({ osis }: { osis: string }) => placesFromOsis(osis));
      const named = places.flatMap(({ book, ...place }) => (book ? [{ ...place, book }] : []));
      if (named.length > 0) return named;
    }
  return [];
}

/** The last part of a reference that exists, and how much there is of it. */
export interface NearestPlace {
  readonly place: ChosenPlace;
  /** 'Luke 4', or 'Luke' */
  readonly name: string;
  /** '44 verses', or '24 chapters' */
  readonly size: string;
}

const numbered = /^([1-3]?\s*\p{L}[\p{L}\s.]*?)\s*(\d{1,3})(?:\s*[:.,]\s*(\d{1,3}).*)?$/u;

/**
 * Parses a reference to a chapter or a verse that its book does not have: 'Luke 4:50', 'jn 99'.
 * @returns undefined for a reference that exists, and for other text
 * @throws if a chunk of the parser cannot be loaded
 */
export async function nearestToTyped(text: string, language: Language): Promise<NearestPlace | undefined> {
  const [, name, first, second] = numbered.exec(text.trim()) ?? [];
  const book = name && (await readTyped(`${name} 1`, language))[0]?.book;
  if (!book) return undefined;
  const chapter = Number(first);
  const verses = versesIn(book.id, chapter);
  if (verses === undefined) return { place: { book }, name: book.name, size: sizeOf({ book }) };
  const place = { book, chapter };
  return Number(second) > verses ? { place, name: chapterName(place), size: sizeOf(place) } : undefined;
}
