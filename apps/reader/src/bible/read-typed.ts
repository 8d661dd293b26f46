import { bookById, bookByName } from '@berea/scripture';
import { placeFromAddress, type Place } from './place.ts';

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
 * Parses a typed reference: "jn 3 16", "1 cor 13", "Sal 23". Of several references it returns the first.
 * @param language the language of the current version; English is always candidate as well
 * @returns undefined if the text contains no place in the canon
 * @throws if a chunk of the parser cannot be loaded
 */
export async function readTyped(text: string, language: Language): Promise<Place | undefined> {
  for (const candidate of new Set<Language>([language, 'en'])) {
    const parser = await parserOf(candidate);
    parser.parse(text);
    // 'John.3.16', 'Rom.8.28-Rom.8.30', 'John.3.16,John.3.18'
    const [book, chapter, verse] = parser.osis().split(/[-,]/)[0]!.split('.');
    const found = bookById(book ?? '') ?? bookByName(book ?? '');
    if (found) return placeFromAddress({ book: found.name, chapter, verse });
  }
  return undefined;
}
