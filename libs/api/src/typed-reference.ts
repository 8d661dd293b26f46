import {
  chapterName,
  placeFromOsis,
  plainPunctuation,
  sizeOf,
  versesIn,
  versions,
  withColons,
  type ChosenPlace,
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
export const placesFromOsis = (osis: string): ChosenPlace[] =>
  osis.split(',').flatMap((one) => placeFromOsis(one) ?? []);

const byAbbreviation = new Map(versions.map((version) => [version.abbreviation, version]));
/** The version that is named after a reference: '(WEB)', '[ESV]', 'KJV'. */
const inVersion = new RegExp(
  `[\\s,;]*(?:[([](?<inBrackets>[A-Z][A-Z0-9]{1,7})[)\\]]|\\b(?<bare>${[...byAbbreviation.keys()].join('|')}))[.\\s]*$`,
);
/** What stands around a reference that was copied with its sentence, and belongs to neither. */
const around = /^[\s\-"'“”‘’«»([]+|[\s\-"'“”‘’«»)\].,;:]+$/gu;
/** What stands between references. */
const between = /^(?:[\s;,.&]|\b(?:and|y)\b)*$/i;
/** What stands before the reference of a quotation: '…only begotten Son. — John 3:16 (KJV)'. */
const quoted = /^.* - (?=\S[^-]*\d[^a-z]*$)/s;

/** The texts that may be the reference, and the language of the version that is named with them. */
function bareOf(text: string): { readonly texts: readonly string[]; readonly language: Language | undefined } {
  const plain = plainPunctuation(text).trim();
  const version = inVersion.exec(plain);
  const bare = plain.slice(0, version?.index).replaceAll(around, '');
  const texts = version ? [bare, bare.replace(quoted, '')] : [bare];
  const { inBrackets, bare: named } = version?.groups ?? {};
  return {
    texts: texts.flatMap((one) => [withColons(one), one]),
    language: byAbbreviation.get(inBrackets ?? named ?? '')?.language,
  };
}

/**
 * Parses a text that is references and nothing else: "jn 3 16", "1 cor 13", "Sal 23", "Mt 6:9-13; Lk 11:2-4", "Gen 1:29 –
 * 2:3", and what the reader copies, "— John 3:16 (WEB)", also after the words that it quotes.
 * @param language the language of the current version; English is always candidate as well
 * @returns the places in the order of the text; none if it has other words too, or begins with no place in the canon
 * @throws if a chunk of the parser cannot be loaded
 */
export async function readTyped(text: string, language: Language): Promise<ChosenPlace[]> {
  const bare = bareOf(text);
  for (const typed of new Set(bare.texts))
    for (const candidate of new Set<Language>([bare.language ?? language, language, 'en'])) {
      const found = (await parserOf(candidate)).parse(typed).osis_and_indices();
      // What remains when the references are taken out: 'Is it true of John 3:16' is not Isaiah and John.
      const others = found.reduceRight(
        (left: string, { indices: [start, end] }: { indices: readonly number[] }) =>
          left.slice(0, start) + left.slice(end),
        typed,
      );
      if (!between.test(others)) continue;
      const places: ChosenPlace[] = found.flatMap(({ osis }: { osis: string }) => placesFromOsis(osis));
      if (places.length > 0) return places;
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
  const [, name, first, second] = numbered.exec(plainPunctuation(text).trim()) ?? [];
  const book = name && (await readTyped(`${name} 1`, language))[0]?.book;
  if (!book) return undefined;
  const chapter = Number(first);
  const verses = versesIn(book.id, chapter);
  if (verses === undefined) return { place: { book }, name: book.name, size: sizeOf({ book }) };
  const place = { book, chapter };
  return Number(second) > verses ? { place, name: chapterName(place), size: sizeOf(place) } : undefined;
}
