import type { ApologeticsCard, EncyclopediaCard, QuestionCard, StudyCard } from '@berea/content/card';
import { plainWords, termOf } from './terms.ts';
import { stopWords, templateWords } from './template-words.ts';

/** A card that matches a question. */
export interface NearestCard<Card> {
  readonly card: Card;
  /** From `leastScore` to 1; 1 means the card's own title, question or alias. */
  readonly score: number;
}

/** The cards that can be found by their wording. */
export type FindableCard = QuestionCard | ApologeticsCard | StudyCard | EncyclopediaCard;

/** Minimum score. Below it, two phrasings are taken to be different questions. */
export const leastScore = 0.75;

/**
 * Finds the cards that match a question, best first. Compares the words of the text with each card's title or question
 * and its aliases. A matching topic raises the score but is not sufficient by itself. Words are weighted by their
 * rarity among the cards; template words ("what does the Bible say about") count less. Words of the text that a card
 * lacks lower its score, so that unrelated questions match no card. The list of cards is indexed once and must not be
 * changed afterwards.
 */
export function nearestCards<Card extends FindableCard>(
  text: string,
  cards: readonly Card[],
  limit = 3,
): NearestCard<Card>[] {
  const { phrases, postings, shared, rarityOf } = indexOf(cards);
  const bag = bagOf(text);
  // If the question has only template words ("do we need God?"), they must match exactly, including function words.
  const reading = [...bag.values()].includes('content') ? 'usual' : 'exact';
  const weights = weightByKind[reading];
  const touched: number[] = [];
  for (const [term, kind] of bag) {
    const rarity = rarityOf(term);
    for (const [phrase, theirs] of postings.get(term) ?? []) {
      if (shared[phrase] === 0) touched.push(phrase);
      // The same term can be of different kinds: 'knowing' is a template word, 'knowledge' is not. Use the smaller
      // weight.
      shared[phrase]! += rarity * Math.min(weights[kind], weights[theirs]);
    }
  }
  const whole = weightOf(bag, rarityOf, reading);
  const best = new Map<number, { wording: number; topic: number }>();
  for (const phrase of touched) {
    const { card, part, whole: theirs } = phrases[phrase]!;
    const known = best.get(card) ?? { wording: 0, topic: 0 };
    best.set(card, known);
    // Weighted Dice coefficient: 1 for the same words, 0 for none in common.
    known[part] = Math.max(known[part], (2 * shared[phrase]!) / (whole + theirs[reading]));
    shared[phrase] = 0;
  }
  return [...best]
    .map(([index, { wording, topic }]) => ({ index, score: wording + topicBonus * topic }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, limit)
    .map(({ index, score }) => ({ card: cards[index]!, score: Math.min(1, score) }));
}

type Kind = 'content' | 'asking' | 'function';
/** The terms of a phrase, each with the kind of its word. */
type Bag = ReadonlyMap<string, Kind>;
/** A wording or a topic of a card. Weighed in advance: a question is compared with thousands. */
interface Phrase {
  /** Its place in the list of cards. */
  readonly card: number;
  readonly part: 'wording' | 'topic';
  /** The weight of all its terms, in each reading. */
  readonly whole: Readonly<Record<Reading, number>>;
}
interface Index {
  readonly phrases: readonly Phrase[];
  /** Term → the phrases that have it, by their place in `phrases`. */
  readonly postings: ReadonlyMap<string, readonly (readonly [phrase: number, kind: Kind])[]>;
  /** The weight that each phrase shares with a question, while it is compared; otherwise 0. */
  readonly shared: Float64Array;
  readonly rarityOf: (term: string) => number;
}

/** How much the kinds of words count: 'exact' for a question that has template words only. */
const weightByKind = {
  usual: { content: 1, asking: 0.4, function: 0.03 },
  exact: { content: 1, asking: 1, function: 0.5 },
} as const satisfies Record<string, Record<Kind, number>>;
type Reading = keyof typeof weightByKind;
const topicBonus = 0.15;

const indexes = new WeakMap<readonly FindableCard[], Index>();

function indexOf(cards: readonly FindableCard[]): Index {
  const known = indexes.get(cards);
  if (known) return known;
  const bags = cards.map((card) => ({
    phrasings: phrasingsOf(card).map(bagOf),
    topics: 'topics' in card ? card.topics.map(bagOf) : [],
  }));
  const cardCounts = new Map<string, number>();
  for (const { phrasings, topics } of bags)
    for (const term of new Set([...phrasings, ...topics].flatMap((bag) => [...bag.keys()])))
      cardCounts.set(term, (cardCounts.get(term) ?? 0) + 1);
  // A word that is on no card weighs most, because it shows what the question has that the cards lack.
  const rarityOf = (term: string): number => Math.log(1 + (cards.length + 1) / ((cardCounts.get(term) ?? 0) + 1));
  const phrases: Phrase[] = [];
  const postings = new Map<string, [phrase: number, kind: Kind][]>();
  const add = (bag: Bag, card: number, part: Phrase['part']): void => {
    for (const [term, kind] of bag) {
      const known = postings.get(term) ?? [];
      postings.set(term, known);
      known.push([phrases.length, kind]);
    }
    const whole = { usual: weightOf(bag, rarityOf, 'usual'), exact: weightOf(bag, rarityOf, 'exact') };
    phrases.push({ card, part, whole });
  };
  for (const [card, { phrasings, topics }] of bags.entries()) {
    for (const bag of phrasings) add(bag, card, 'wording');
    for (const bag of topics) add(bag, card, 'topic');
  }
  const index: Index = { phrases, postings, shared: new Float64Array(phrases.length), rarityOf };
  indexes.set(cards, index);
  return index;
}

function phrasingsOf(card: FindableCard): string[] {
  if ('question' in card) return [card.question, ...card.aliases];
  if ('topic' in card) return [card.topic, card.title, ...card.aliases];
  return [card.title, ...card.aliases];
}

const bagOf = (text: string): Bag =>
  new Map(
    plainWords(text).map(
      (word) =>
        [termOf(word), stopWords.has(word) ? 'function' : templateWords.has(word) ? 'asking' : 'content'] as const,
    ),
  );

const weightOf = (bag: Bag, rarityOf: Index['rarityOf'], reading: Reading): number =>
  [...bag].reduce((sum, [term, kind]) => sum + weightByKind[reading][kind] * rarityOf(term), 0);
