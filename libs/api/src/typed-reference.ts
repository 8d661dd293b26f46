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
  return new Parser(words).set_options({ book_alone_strategy: 'full' });
}

/**
 * The first place of what the parser found: 'John.3.16', 'Rom.8.28-Rom.8.30', 'John.3.16,John.3.18'. Undefined if it is
 * not in the canon.
 */
export function placeFromOsis(osis: string): Place | undefined {
  const [first, last] = osis.split(',')[0]!.split('-');
  const [book, chapter, verse] = first!.split('.');
  const [lastBook, lastChapter, lastVerse] = last?.split('.') ?? [];
  const found = bookById(book ?? '') ?? bookByName(book ?? '');
  const isRange = lastBook === book && lastChapter === chapter && lastVerse !== undefined;
  return found && placeFromAddress({ book: found.name, chapter, verse: isRange ? `${verse}-${lastVerse}` : verse });
}

/**
 * Parses a text that is a reference and nothing else: "jn 3 16", "1 cor 13", "Sal 23". Of several references it returns
 * the first.
 * @param language the language of the current version; English is always candidate as well
 * @returns undefined if the text has other words too, or names no place in the canon
 * @throws if a chunk of the parser cannot be loaded
 */
export async function readTyped(text: string, language: Language): Promise<ChosenPlace | undefined> {
  for (const typed of new Set([withColons(text.trim()), text.trim()]))
    for (const candidate of new Set<Language>([language, 'en'])) {
      const found = (await parserOf(candidate)).parse(typed).osis_and_indices();
      const [from, to] = [found[0]?.indices[0], found.at(-1)?.indices[1]];
      const place = found[0] && from === 0 && to === typed.length ? placeFromOsis(found[0].osis) : undefined;
      if (place?.book) return { ...place, book: place.book };
    }
  return undefined;
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
  const book = name && (await readTyped(`${name} 1`, language))?.book;
  if (!book) return undefined;
  const chapter = Number(first);
  const verses = versesIn(book.id, chapter);
  if (verses === undefined) return { place: { book }, name: book.name, size: sizeOf({ book }) };
  const place = { book, chapter };
  return Number(second) > verses ? { place, name: chapterName(place), size: sizeOf(place) } : undefined;
}
