import synonyms from '../../data/synonyms.json' with { type: 'json' };
import { phraseTerm } from '../phrases/phrase-terms.ts';

const mates = new Map<string, Set<string>>();
for (const line of synonyms.groups) {
  const terms = line.split(' ').map(phraseTerm);
  for (const term of terms) {
    const own = mates.get(term) ?? new Set();
    mates.set(term, own);
    for (const mate of terms) own.add(mate);
  }
}

/** Whether one of these terms is one that translations use for the given one. */
export const hasSynonym = (term: string, terms: ReadonlySet<string>): boolean => {
  for (const mate of mates.get(term) ?? []) if (terms.has(mate)) return true;
  return false;
};
