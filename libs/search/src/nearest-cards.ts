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
  const asked = bagOf(text);
  // If the question has only template words ("do we need God?"), they must match exactly, including function words.
  const importance = [...asked.values()].includes('content') ? weightByKind : weightByKindWithoutContent;
  const weightOf: Weigh = (term, kind) => importance[kind] * rarityOf(term);
  return entries
    .map(({ phrasings, topics }, index) => {
      const bestScore = Math.max(...phrasings.map((phrasing) => likeness(asked, phrasing, weightOf)));
      return {
        card: cards[index]!,
        score: bestScore + topicBonus * Math.max(0, ...topics.map((topic) => likeness(asked, topic, weightOf))),
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
type Weigh = (term: string, kind: Kind) => number;
interface Index {
  readonly entries: readonly { readonly phrasings: readonly Bag[]; readonly topics: readonly Bag[] }[];
  readonly rarityOf: (term: string) => number;
}

const weightByKind: Readonly<Record<Kind, number>> = { content: 1, asking: 0.4, function: 0.03 };
const weightByKindWithoutContent: Readonly<Record<Kind, number>> = { content: 1, asking: 1, function: 0.5 };
const topicBonus = 0.15;

const indexes = new WeakMap<readonly FindableCard[], Index>();

function indexOf(cards: readonly FindableCard[]): Index {
  const known = indexes.get(cards);
  if (known) return known;
  const entries = cards.map((card) => ({
    phrasings: phrasingsOf(card).map(bagOf),
    topics: 'topics' in card ? card.topics.map(bagOf) : [],
  }));
  const cardCounts = new Map<string, number>();
  for (const { phrasings, topics } of entries)
    for (const term of new Set([...phrasings, ...topics].flatMap((bag) => [...bag.keys()])))
      cardCounts.set(term, (cardCounts.get(term) ?? 0) + 1);
  const index: Index = {
    entries,
    // A word that is on no card weighs most, because it shows what the question has that the cards lack.
    rarityOf: (term) => Math.log(1 + (cards.length + 1) / ((cardCounts.get(term) ?? 0) + 1)),
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

/** Weighted Dice coefficient: 1 for the same words, 0 for none in common. */
function likeness(one: Bag, other: Bag, weightOf: Weigh): number {
  let [shared, all] = [0, 0];
  for (const [term, kind] of one) {
    all += weightOf(term, kind);
    // The same term can be of different kinds: 'knowing' is a template word, 'knowledge' is not. Use the smaller
    // weight.
    const theirs = other.get(term);
    if (theirs) shared += Math.min(weightOf(term, kind), weightOf(term, theirs));
  }
  for (const [term, kind] of other) all += weightOf(term, kind);
  return all === 0 ? 0 : (2 * shared) / all;
}
