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
  const { entries, rarityOf } = indexOf(cards);
  const bag = bagOf(text);
  // If the question has only template words ("do we need God?"), they must match exactly, including function words.
  const reading = [...bag.values()].includes('content') ? 'usual' : 'exact';
  const asked = phraseOf(bag, rarityOf);
  return entries
    .map(({ phrasings, topics }, index) => {
      const bestScore = Math.max(...phrasings.map((phrasing) => likeness(asked, phrasing, reading)));
      return {
        card: cards[index]!,
        score: bestScore + topicBonus * Math.max(0, ...topics.map((topic) => likeness(asked, topic, reading))),
      };
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ card, score }) => ({ card, score: Math.min(1, score) }));
}

type Kind = 'content' | 'asking' | 'function';
/** The terms of a phrase, each with the kind of its word. */
type Bag = ReadonlyMap<string, Kind>;
/** A phrase with what is needed to compare it. Weighed in advance: a question is compared with thousands. */
interface Phrase {
  readonly terms: ReadonlyMap<string, { readonly kind: Kind; readonly rarity: number }>;
  /** The weight of all its terms, in each reading. */
  readonly whole: Readonly<Record<Reading, number>>;
}
interface Index {
  readonly entries: readonly { readonly phrasings: readonly Phrase[]; readonly topics: readonly Phrase[] }[];
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
  const index: Index = {
    entries: bags.map(({ phrasings, topics }) => ({
      phrasings: phrasings.map((bag) => phraseOf(bag, rarityOf)),
      topics: topics.map((bag) => phraseOf(bag, rarityOf)),
    })),
    rarityOf,
  };
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

function phraseOf(bag: Bag, rarityOf: (term: string) => number): Phrase {
  const terms = new Map([...bag].map(([term, kind]) => [term, { kind, rarity: rarityOf(term) }]));
  const wholeIn = (reading: Reading): number =>
    [...terms.values()].reduce((sum, { kind, rarity }) => sum + weightByKind[reading][kind] * rarity, 0);
  return { terms, whole: { usual: wholeIn('usual'), exact: wholeIn('exact') } };
}

/** Weighted Dice coefficient: 1 for the same words, 0 for none in common. */
function likeness(one: Phrase, other: Phrase, reading: Reading): number {
  let shared = 0;
  for (const [term, { kind, rarity }] of one.terms) {
    // The same term can be of different kinds: 'knowing' is a template word, 'knowledge' is not. Use the smaller
    // weight.
    const theirs = other.terms.get(term);
    if (theirs) shared += rarity * Math.min(weightByKind[reading][kind], weightByKind[reading][theirs.kind]);
  }
  const all = one.whole[reading] + other.whole[reading];
  return all === 0 ? 0 : (2 * shared) / all;
}
