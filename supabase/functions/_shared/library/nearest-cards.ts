import type { ApologeticsCard, EncyclopediaCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import { spoken, termOf } from './terms.ts';
import { stopWords, templateWords } from './template-words.ts';

/** A card that is about what was asked. */
export interface NearestCard<Card> {
  readonly card: Card;
  /** From `leastScore` to 1, which is the card's own title, question, alias or topic. */
  readonly score: number;
}

export type FindableCard = QuestionCard | ApologeticsCard | StudyCard | EncyclopediaCard;

/** Below it two ways of asking are taken to ask for different things. */
export const leastScore = 0.7;

/**
 * The cards that are about what was asked, best first: compared are the words of the text with a card's title or question, its
 * aliases and topics. Words are weighed by how rare they are among the cards, words of mere asking ("what does the Bible say about")
 * hardly count, and what the text has beside a card's words counts against that card: an unrelated question gets none.
 * The list of cards is indexed once and must not be changed afterwards.
 */
export function nearestCards<Card extends FindableCard>(text: string, cards: readonly Card[], limit = 3): NearestCard<Card>[] {
  const { phrases, weightOf } = indexOf(cards);
  const asked = bagOf(text);
  const best = new Map<number, number>();
  for (const { card, words } of phrases) {
    const score = likeness(asked, words, weightOf);
    if (score >= leastScore && score > (best.get(card) ?? 0)) best.set(card, score);
  }
  return Array.from(best, ([index, score]) => ({ card: cards[index]!, score }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit);
}

/** The words of a phrase by their terms: whether each is one of mere asking. */
type Bag = ReadonlyMap<string, 'content' | 'asking' | 'function'>;
interface Index {
  readonly phrases: readonly { readonly card: number; readonly words: Bag }[];
  readonly weightOf: (term: string, kind: 'content' | 'asking' | 'function') => number;
}

const indexes = new WeakMap<readonly FindableCard[], Index>();

function indexOf(cards: readonly FindableCard[]): Index {
  const known = indexes.get(cards);
  if (known) return known;
  const phrases = cards.flatMap((each, card) => waysOfAsking(each).map((way) => ({ card, words: bagOf(way) })));
  const holders = new Map<string, Set<number>>();
  for (const { card, words } of phrases) for (const term of words.keys()) holders.set(term, (holders.get(term) ?? new Set()).add(card));
  const index: Index = {
    phrases,
    // A word that no card knows weighs most: it is what the cards are not about.
    weightOf: (term, kind) => importance[kind] * Math.log(1 + (cards.length + 1) / ((holders.get(term)?.size ?? 0) + 1)),
  };
  indexes.set(cards, index);
  return index;
}

const importance = { content: 1, asking: 0.3, function: 0.03 };

function waysOfAsking(card: FindableCard): string[] {
  if ('question' in card) return [card.question, ...card.aliases, ...card.topics];
  if ('topic' in card) return [card.topic, card.title, ...card.aliases];
  if ('objection' in card) return [card.title, ...card.aliases, ...card.topics];
  return [card.title, ...card.aliases];
}

const bagOf = (text: string): Bag =>
  new Map(spoken(text).map((word) => [termOf(word), stopWords.has(word) ? 'function' : templateWords.has(word) ? 'asking' : 'content'] as const));

/** Twice what two phrases share by what they have, by weight (Dice): 1 for the same words, 0 for none in common. */
function likeness(one: Bag, other: Bag, weightOf: Index['weightOf']): number {
  const total = (bag: Bag): number => Array.from(bag, ([term, kind]) => weightOf(term, kind)).reduce((sum, weight) => sum + weight, 0);
  const shared = total(new Map([...one].filter(([term]) => other.has(term))));
  const all = total(one) + total(other);
  return all === 0 ? 0 : (2 * shared) / all;
}
