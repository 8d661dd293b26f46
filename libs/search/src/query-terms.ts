import { derived, ours } from '@berea/content';
import { contentWords, plainWords, termOf } from './terms.ts';
import { stopWords } from './template-words.ts';

/** A word of the question, or a phrase in the thesaurus, with all terms that it is searched by. */
export interface Concept {
  /** As written in the question: 'burnout', 'broken heart'. */
  readonly asked: string;
  /** The terms of the words themselves. */
  readonly own: readonly string[];
  /** The terms added by the thesaurus. */
  readonly added: readonly string[];
}

/** The search terms of a question. */
export interface QueryTerms {
  /** The content words, as written in the question. */
  readonly words: readonly string[];
  readonly concepts: readonly Concept[];
  /** The weight of each term: 1 for a word of the question, less for terms added by the thesaurus. */
  readonly weights: ReadonlyMap<string, number>;
  /**
   * Keys for looking up topics: the terms of each run of words that may be the name of a topic, separated by spaces.
   */
  readonly topicTerms: readonly string[];
}

/**
 * Weight of a term added by the thesaurus, compared with 1 for a word of the question. The words of a phrase share it.
 */
const addedWeight = 0.5;
const longestName = 4;

/** Extracts the search terms of a question: its content words, and what the thesaurus adds for them and for phrases. */
export function queryTerms(text: string): QueryTerms {
  const words = contentWords(text);
  const all = plainWords(text);
  const own = new Set(words.map(termOf));
  // 'bible' is in the thesaurus, too, but in "what does the Bible say about…" it is not what is asked about.
  const phrases = phrasesIn(all.map(termOf)).filter(({ terms }) => terms.some((term) => own.has(term)));
  const concepts = [
    ...words
      .filter((word) => !phrases.some(({ terms }) => terms.includes(termOf(word))))
      .map((word): Concept => ({ asked: word, own: [termOf(word)], added: [] })),
    ...phrases.map(({ start, terms, says }): Concept => ({
      asked: all.slice(start, start + terms.length).join(' '),
      own: terms.filter((_, index) => words.includes(all[start + index]!)),
      added: says.flatMap(({ terms: added }) => added),
    })),
  ].toSorted((one, other) => text.toLowerCase().indexOf(one.asked) - text.toLowerCase().indexOf(other.asked));

  const weights = new Map<string, number>();
  const weigh = (term: string, weight: number): void =>
    void weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  for (const { says } of phrases)
    for (const { terms } of says) for (const term of terms) weigh(term, addedWeight / terms.length);
  for (const word of words) weigh(termOf(word), 1);
  return { words, concepts, weights, topicTerms: runsOf(all, own) };
}

interface Said {
  readonly terms: readonly string[];
}
interface Phrase {
  readonly start: number;
  readonly terms: readonly string[];
  readonly says: readonly Said[];
}

const contentTerms = (phrase: string): string[] =>
  plainWords(phrase)
    .filter((word) => !stopWords.has(word))
    .map(termOf);

/** Phrases of the thesaurus by the terms of their words, including function words: 'bad things happen'. */
const thesaurus = derived(() => {
  const sayings = new Map<string, readonly Said[]>(
    Object.entries(ours('thesaurus')).map(([asked, said]) => [
      plainWords(asked).map(termOf).join(' '),
      said.map((each) => ({ terms: contentTerms(each) })).filter(({ terms }) => terms.length > 0),
    ]),
  );
  return { sayings, longest: Math.max(1, ...Array.from(sayings.keys(), (saying) => saying.split(' ').length)) };
});

/** Phrases of the thesaurus in a text. Of overlapping phrases, the longest wins. */
function phrasesIn(terms: readonly string[]): Phrase[] {
  const { sayings, longest } = thesaurus();
  const found: Phrase[] = [];
  for (let start = 0; start < terms.length;) {
    let length = Math.min(longest, terms.length - start);
    while (length > 0 && !sayings.has(terms.slice(start, start + length).join(' '))) length--;
    const own = terms.slice(start, start + length);
    if (length > 0) found.push({ start, terms: own, says: sayings.get(own.join(' '))! });
    start += Math.max(1, length);
  }
  return found;
}

/**
 * Runs of words with at least one content word, as terms without function words: for 'the fruit of the spirit' these
 * are 'fruit spirit', 'fruit' and 'spirit'.
 */
function runsOf(all: readonly string[], own: ReadonlySet<string>): string[] {
  const terms = all.filter((word) => !stopWords.has(word)).map(termOf);
  const runs = terms.flatMap((_, start) =>
    Array.from({ length: Math.min(longestName, terms.length - start) }, (__, more) =>
      terms.slice(start, start + more + 1),
    ),
  );
  return [...new Set(runs.filter((run) => run.some((term) => own.has(term))).map((run) => run.join(' ')))];
}
