import type { ApologeticsCard, EncyclopediaCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import { plainWords, termOf } from './terms.ts';
import { stopWords, templateWords } from './template-words.ts';

/** A card that is about what was asked. */
export interface NearestCard<Card> {
  readonly card: Card;
  /** From `leastScore` to 1, which is the card's own title, question or alias. */
  readonly score: number;
}

export type FindableCard = QuestionCard | ApologeticsCard | StudyCard | EncyclopediaCard;

/** Below it two ways of asking are taken to ask for different things. */
export const leastScore = 0.75;

/**
 * The cards that are about what was asked, best first: compared are the words of the text with a card's title or question and its
 * aliases; a topic of the card that the text names adds to that, but is no answer by itself. Words are weighed by how rare they are
 * among the cards, words of mere asking ("what does the Bible say about") count less, and what the text has beside a card's words counts
 * against that card: an unrelated question gets none. The list of cards is indexed once and must not be changed afterwards.
 */
export function nearestCards<Card extends FindableCard>(
  text: string,
  cards: readonly Card[],
  limit = 3,
): NearestCard<Card>[] {
  const { entries, rarityOf } = indexOf(cards);
  const asked = bagOf(text);
  // Where all words are of asking ("do we need God?") they have to be the same ones, those of grammar among them.
  const importance = [...asked.values()].includes('content') ? byKind : byKindAlone;
  const weightOf: Weigh = (term, kind) => importance[kind] * rarityOf(term);
  return entries
    .map(({ ways, topics }, index) => {
      const likest = Math.max(...ways.map((way) => likeness(asked, way, weightOf)));
      return {
        card: cards[index]!,
        score: likest + forTopic * Math.max(0, ...topics.map((topic) => likeness(asked, topic, weightOf))),
      };
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ card, score }) => ({ card, score: Math.min(1, score) }));
}

type Kind = 'content' | 'asking' | 'function';
/** The words of a phrase by their terms: what kind each is of. */
type Bag = ReadonlyMap<string, Kind>;
type Weigh = (term: string, kind: Kind) => number;
interface Index {
  readonly entries: readonly { readonly ways: readonly Bag[]; readonly topics: readonly Bag[] }[];
  readonly rarityOf: (term: string) => number;
}

const byKind: Readonly<Record<Kind, number>> = { content: 1, asking: 0.4, function: 0.03 };
const byKindAlone: Readonly<Record<Kind, number>> = { content: 1, asking: 1, function: 0.5 };
const forTopic = 0.15;

const indexes = new WeakMap<readonly FindableCard[], Index>();

function indexOf(cards: readonly FindableCard[]): Index {
  const known = indexes.get(cards);
  if (known) return known;
  const entries = cards.map((card) => ({
    ways: waysOfAsking(card).map(bagOf),
    topics: 'topics' in card ? card.topics.map(bagOf) : [],
  }));
  const holders = new Map<string, number>();
  for (const { ways, topics } of entries)
    for (const term of new Set([...ways, ...topics].flatMap((bag) => [...bag.keys()])))
      holders.set(term, (holders.get(term) ?? 0) + 1);
  const index: Index = {
    entries,
    // A word that no card knows weighs most: it is what the cards are not about.
    rarityOf: (term) => Math.log(1 + (cards.length + 1) / ((holders.get(term) ?? 0) + 1)),
  };
  indexes.set(cards, index);
  return index;
}

function waysOfAsking(card: FindableCard): string[] {
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

/** Twice what two phrases share by what they have, by weight (Dice): 1 for the same words, 0 for none in common. */
function likeness(one: Bag, other: Bag, weightOf: Weigh): number {
  let [shared, all] = [0, 0];
  for (const [term, kind] of one) {
    all += weightOf(term, kind);
    // 'knowing' is of asking and 'knowledge' is not: shared is the lesser.
    const theirs = other.get(term);
    if (theirs) shared += Math.min(weightOf(term, kind), weightOf(term, theirs));
  }
  for (const [term, kind] of other) all += weightOf(term, kind);
  return all === 0 ? 0 : (2 * shared) / all;
}
