import { ours } from '@berea/content';
import { leastLength, respelled, stopWords, wordsOf, type Quoted } from '@berea/search';
import { contentWords, phraseTerms } from '@berea/search/text';
import type { Content } from '../content.ts';
import { entryNames } from '../entry-card.ts';

interface Vocabulary {
  readonly names: ReadonlySet<string>;
  /** The words that people ask with, as far as our own wordings have them. */
  readonly words: ReadonlySet<string>;
}

const vocabularies = new WeakMap<Content, Vocabulary>();

function vocabularyOf(content: Content): Vocabulary {
  let vocabulary = vocabularies.get(content);
  if (!vocabulary) {
    const facts = ours('facts');
    // The people and places that facts are about, some of whom have no entry.
    const factNames = facts.map(({ subject }) => subject).filter((subject) => /^\p{Lu}\p{Ll}+$/u.test(subject));
    vocabulary = {
      names: wordsOf([...entryNames(content).flat(), ...factNames]),
      words: wordsOf([
        ...facts.flatMap(({ sentence, asked = [] }) => [sentence, ...asked]),
        ...content.questions.flatMap(({ question, aliases, topics: words, summary }) => [
          question,
          summary,
          ...aliases,
          ...words,
        ]),
        ...ours('topics').flatMap(({ names: called, occasions = [] }) => [...called, ...occasions]),
        ...content.apologetics.flatMap(({ title, aliases, topics: words }) => [title, ...aliases, ...words]),
      ]),
    };
    vocabularies.set(content, vocabulary);
  }
  return vocabulary;
}

/**
 * The text with one slip a word corrected: first in names, as entries have them, then in words that our own wordings
 * have. Undefined when no word is misspelled.
 * @param everyWord whether other words than names are corrected. In a story that has its card, an everyday word that no
 * wording of ours has would become another one.
 */
export function spelledAsOurs(
  text: string,
  content: Content,
  { known }: Quoted,
  { everyWord }: { readonly everyWord: boolean },
): string | undefined {
  const { names, words } = vocabularyOf(content);
  const inBible = (word: string): boolean => phraseTerms(word).some((term) => (known.get(term) ?? 0) > 0);
  const named = respelled(text, names, (word) => words.has(word) || inBible(word));
  if (!everyWord) return named;
  return respelled(named ?? text, words, (word) => names.has(word) || inBible(word), leastLength.word) ?? named;
}

/** Whether a text names a person, a people or a place of the Bible. At the beginning of a sentence any word is capital. */
export const namesSomebody = (text: string, content: Content): boolean =>
  [...text.matchAll(/[\p{L},;:] (\p{Lu}\p{Ll}{2,})/gu)].some(
    ([, name]) =>
      vocabularyOf(content).names.has(name!.toLowerCase()) && !/^(?:God|Lord|Jesus|Bible|Christmas)$/.test(name!),
  );

/** Fewer words may be anything. */
const leastSentence = 4;

/** Whether a text is a sentence of plain words, whatever it is about: 'best cordless drill under 200 for a lefty'. */
export function isSentence(text: string, content: Content): boolean {
  const { words: ours } = vocabularyOf(content);
  const words = text.toLowerCase().match(/[a-z’']+/g) ?? [];
  const known = words.filter((word) => ours.has(word) || stopWords.has(word));
  return words.length >= leastSentence && known.length * 2 >= words.length;
}

/** Whether most of the words that carry a question stand in some version of the Bible, or in a wording of ours. */
export function isReadable(text: string, content: Content, { known }: Quoted): boolean {
  const { words: ours } = vocabularyOf(content);
  const words = contentWords(text);
  const readable = words.filter(
    (word) => ours.has(word) || phraseTerms(word).some((term) => (known.get(term) ?? 0) > 0),
  );
  return words.length > 0 && readable.length * 2 > words.length;
}
