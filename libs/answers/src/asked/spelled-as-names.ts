import { facts } from '@berea/content/facts';
import { nameWords, respelled, type Quoted } from '@berea/search';
import { contentWords, phraseTerms } from '@berea/search/text';
import type { Content } from '../content.ts';
import { entryNames } from '../entry-card.ts';

/** The people and places that facts are about, some of whom have no entry. */
const factNames = facts.map(({ subject }) => subject).filter((subject) => /^\p{Lu}\p{Ll}+$/u.test(subject));

const nameSets = new WeakMap<Content, ReadonlySet<string>>();

/** The text with the names spelled as entries have them; undefined when no name is misspelled. */
export function spelledAsNames(text: string, content: Content, { known }: Quoted): string | undefined {
  let names = nameSets.get(content);
  if (!names) nameSets.set(content, (names = nameWords([...entryNames(content).flat(), ...factNames])));
  return respelled(text, names, (word) => phraseTerms(word).some((term) => (known.get(term) ?? 0) > 0));
}

/** Whether most of the words that carry a question stand in some version of the Bible. */
export function isReadable(text: string, { known }: Quoted): boolean {
  const words = contentWords(text).flatMap((word) => phraseTerms(word).flatMap((term) => known.get(term) ?? []));
  return words.length > 0 && words.filter((verses) => verses > 0).length * 2 > words.length;
}
