import type { Database } from '@berea/embedded';
import { readTexts, countsOf, TermField } from '@berea/importer/search-index';
import { contentWords, termOf, termsOf } from '@berea/search/text';

const scoring = { k1: 1.2, b: 0.6 };
const depth = 10;

/**
 * The baseline. A verse in both translations is one document; it uses the same stemmer and the same stop words as the
 * library.
 */
export async function plainBm25(database: Database): Promise<(topic: string) => number[]> {
  const { translations } = await database.tx(readTexts, { readOnly: true });
  const positions = [...translations[0]!.keys()];
  const field = new TermField();
  for (const [number, position] of positions.entries())
    field.add(number, countsOf(translations.flatMap((texts) => termsOf(texts.get(position) ?? ''))));
  return (topic) => {
    const scores = new Map<number, number>();
    for (const term of new Set(contentWords(topic).map(termOf)))
      field.score(term, scoring, (verse, score) => void scores.set(verse, (scores.get(verse) ?? 0) + score));
    return [...scores]
      .toSorted(([verse, one], [next, other]) => other - one || verse - next)
      .slice(0, depth)
      .map(([verse]) => positions[verse]!);
  };
}
