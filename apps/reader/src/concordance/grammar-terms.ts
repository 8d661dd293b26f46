import type { ReceivedGrammarEntry } from '@berea/validation';
import words from './grammar-terms.json' with { type: 'json' };

/** Terms of grammar that schools rarely teach, in plain words. */
const terms = new Map(Object.entries(words));

/** The terms of a word's grammar that need an explanation, each once, with it. */
export function explainedTerms(entries: readonly ReceivedGrammarEntry[]): readonly (readonly [string, string])[] {
  const found = entries.flatMap(({ value }) => {
    const explanation = terms.get(value.replace(/^second /, ''));
    return explanation === undefined ? [] : [[value, explanation] as const];
  });
  return [...new Map(found)];
}
