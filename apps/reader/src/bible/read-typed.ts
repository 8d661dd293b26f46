import { bookById, bookByName } from '@berea/scripture';
import { placeFromAddress, type Place } from './place.ts';

type Language = 'en' | 'es';

const languages = {
  en: () => import('bible-passage-reference-parser/esm/lang/en.js'),
  es: () => import('bible-passage-reference-parser/esm/lang/es.js'),
};

/** Fetches what reads references, before it is needed. */
export async function parserOf(language: Language) {
  const [{ bcv_parser: Parser }, words] = await Promise.all([
    import('bible-passage-reference-parser/esm/bcv_parser.js'),
    languages[language](),
  ]);
  return new Parser(words).set_options({ book_alone_strategy: 'full' });
}

/**
 * Reads what people type for a place: "jn 3 16", "1 cor 13", "Sal 23". Of several places it is the first.
 * @param language that of the text one reads; English is understood beside it
 * @returns undefined where nothing of it is a place in the canon
 */
export async function readTyped(text: string, language: Language): Promise<Place | undefined> {
  for (const tried of new Set<Language>([language, 'en'])) {
    const parser = await parserOf(tried);
    parser.parse(text);
    // 'John.3.16', 'Rom.8.28-Rom.8.30', 'John.3.16,John.3.18'
    const [book, chapter, verse] = parser.osis().split(/[-,]/)[0]!.split('.');
    const found = bookById(book ?? '') ?? bookByName(book ?? '');
    if (found) return placeFromAddress({ book: found.name, chapter, verse });
  }
  return undefined;
}
