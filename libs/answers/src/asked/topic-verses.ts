import { derived, ours, type Topic } from '@berea/content';
import { positionOf } from '@berea/scripture';
import { contentWords } from '@berea/search/text';
import { verseReference } from '../passages.ts';

const unit = '(?:verses?|scriptures?|passages?|quotes?|texts?|psalms?)';
const praise =
  '(?:some|any|a few|an?|the|good|best|short|nice|top|favou?rite|encouraging|comforting|uplifting|all|bible|biblical)';

/** Words that only ask for verses, in the order in which they are taken off. */
const asking = [
  /^(?:please |can you |could you )?(?:give|show|find|tell|send)(?: me| us)? /,
  /^(?:i |we )?(?:need|want|am looking for|im looking for|looking for) /,
  /^(?:what|which) (?:are|is) /,
  new RegExp(`^(?:${praise} )+(?=${unit} )`),
  new RegExp(
    `^(?:bible )?${unit}(?: in the bible)?(?: that)?(?: (?:is|are|talks?|speaks?))? (?:about|on|for|of|to|regarding|concerning|with) `,
  ),
  /^what (?:does|do) (?:the bible|scripture|the scriptures|god|jesus) (?:say|teach) (?:about|on) /,
  /^(?:the )?(?:bible|scripture) (?:on|about) /,
  new RegExp(` (?:bible )?${unit}(?: (?:in|from) the bible)?$`),
  / (?:in|from) (?:the bible|scripture|the scriptures)$/,
  /^(?:the|an?|my|our) /,
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’‘]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const nameIn = (text: string): string => asking.reduce((left, words) => left.replace(words, ''), plain(text));

/** Turns a topic into its opposite, or into another. */
const negates = /\b(?:not|no|without|never|against|up)\b/;

/** The words that a name is about, in any order: 'overcoming fear' is about fear, 'how to pray' about praying. */
const subjectOf = (name: string): string => (negates.test(name) ? '' : contentWords(name).toSorted().join(' '));

interface Occasion {
  /** With a space around it. */
  readonly words: string;
  readonly verses: readonly number[];
}

interface Names {
  readonly occasions: readonly Occasion[];
  readonly whole: ReadonlyMap<string, readonly number[]>;
  /** By subject, where only one topic has it. */
  readonly bySubject: ReadonlyMap<string, readonly number[]>;
}

const versesIn = ({ references }: Topic): number[] =>
  references.flatMap((reference) => verseReference(reference) ?? []).map(positionOf);

const known = derived((): Names => {
  const topics = ours('topics');
  const all = topics.flatMap((topic) => {
    const verses = versesIn(topic);
    return topic.names.map((name) => ({ name: nameIn(name), subject: subjectOf(name), verses }));
  });
  const occasions = topics.flatMap((topic) =>
    (topic.occasions ?? []).map((words) => ({ words: ` ${words} `, verses: versesIn(topic) })),
  );
  const shared = all.filter(({ subject, verses }) =>
    all.some((other) => other.subject === subject && other.verses !== verses),
  );
  return {
    // The longest first: 'new baby' says more than 'new'.
    occasions: occasions.toSorted((one, other) => other.words.length - one.words.length),
    whole: new Map(all.map(({ name, verses }) => [name, verses])),
    bySubject: new Map(
      all.flatMap((each) => (each.subject === '' || shared.includes(each) ? [] : [[each.subject, each.verses]])),
    ),
  };
});

const versesOf = (name: string): readonly number[] | undefined =>
  known().whole.get(name) ?? known().bySubject.get(subjectOf(name));

/** One of each by turns, and none twice. */
const byTurns = (one: readonly number[], other: readonly number[]): number[] => [
  ...new Set([...one, ...other].flatMap((_, place) => [one[place] ?? [], other[place] ?? []].flat())),
];

/**
 * The verses that we chose for a topic, most helpful first, or for two topics ('love and marriage') by turns; none unless
 * a text is one of its names, or has its words and no other that say what it is about. Words are taken by the letter:
 * stems cannot tell hospitals from hospitality.
 */
export function versesOfTopic(text: string): readonly number[] {
  const name = nameIn(text);
  const one = versesOf(name);
  if (one) return one;
  const [first, second, more] = name.split(/ (?:and|or) /).map((part) => versesOf(nameIn(part)));
  return first && second && !more ? byTurns(first, second) : [];
}

/** Asks for verses, or for words to say, write, read or pray. */
const asksForWords =
  /^ (?:[a-z0-9]+ ){0,5}(?:verses?|scriptures?|passages?|psalms?|readings?|quotes?|blessing|something (?:[a-z]+ )?to (?:say|write|put|read|pray|share|text|send)|what (?:can|could|should|do) (?:i|we) (?:say|write|put|read|pray)|words (?:for|to)|prayer for) /;

/** The same, wherever in a text it stands. */
const asksForThem =
  / (?:give me|send me|need|want|looking for|suggest|recommend|share) (?:[a-z]+ ){0,3}(?:verses?|scriptures?|passages?|psalms?|readings?) | (?:which|what) (?:verses?|scriptures?|passages?|psalms?) (?:would|could|can|should|might|will) | (?:verses?|scriptures?|passages?|psalms?) (?:i|we) can (?:read|use|say|send|share|pray) /;

/**
 * The verses that we chose for the occasion that a request tells, with details of its own: 'a verse for my daughter's
 * first day at school'. None where no verses or words are asked for.
 */
export function versesOfOccasion(text: string): readonly number[] {
  const words = ` ${plain(text)} `;
  if (!asksForWords.test(words) && !asksForThem.test(words)) return [];
  return known().occasions.find((occasion) => words.includes(occasion.words))?.verses ?? [];
}

/** Verses for somebody who tells of a trouble that no card of ours fits: comfort, and wisdom what to do, by turns. */
export const versesForHardDays = (): readonly number[] => versesOfTopic('comfort and wisdom');
