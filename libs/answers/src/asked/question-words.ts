import misspelledData from '../../data/misspelled-questions.json' with { type: 'json' };

/** What a question begins with. */
export const question =
  /^(?:who|whose|what|which|why|how|when|where|is|are|was|were|do|does|did|can|could|should|will|would|may|am)\b/;

const misspelled: Readonly<Record<string, string>> = misspelledData.words;

/** The text with the word that it asks with as others spell it; undefined where that is as it should be. */
export function spelledAsQuestion(text: string): string | undefined {
  const spelled = text.replace(/(^\s*|[.,;!?]\s+|\band\s+)(\p{L}+)(?=\s)/giu, (whole, before: string, word: string) => {
    const right = Object.hasOwn(misspelled, word.toLowerCase()) ? misspelled[word.toLowerCase()] : undefined;
    return right === undefined ? whole : `${before}${right}`;
  });
  return spelled === text ? undefined : spelled;
}
