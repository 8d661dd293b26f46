import { foldWord } from '@berea/scripture';
import { stopWords, templateWords } from '../template-words.ts';
import { askedWords } from '../phrasings/asked-words.ts';
import { PhrasingIndex } from '../phrasings/phrasing-index.ts';
import {
  findableTexts,
  passagesOf,
  type AnsweringCard,
  type AnyCard,
  type Cards,
  type FindableText,
} from './all-cards.ts';
import { FieldedIndex } from './fielded-index.ts';

/** A card that was found. */
export interface FoundCard {
  readonly card: AnyCard;
  /** From 0 to 1; 1 is the card's own name. */
  readonly score: number;
}

const fieldWeights = { names: 2, topics: 2, body: 1 };
/** What the best single wording counts, beside all fields together. */
const namedWeight = 0.6;

const weightOf = (word: string): number => (stopWords.has(word) ? 0.08 : templateWords.has(word) ? 0.4 : 1);

interface Index {
  readonly cards: readonly FindableText[];
  readonly phrasings: PhrasingIndex<FindableText>;
  readonly fields: FieldedIndex;
}
const indexes = new WeakMap<Cards, Index>();

function indexOf(all: Cards): Index {
  const known = indexes.get(all);
  if (known) return known;
  const cards = findableTexts(all);
  const index: Index = {
    cards,
    phrasings: new PhrasingIndex(
      cards.map((card) => ({ item: card, texts: card.names })),
      askedWords,
      weightOf,
    ),
    fields: new FieldedIndex(
      cards.map(({ names, topics, body }) => [
        { terms: contentTerms(names.join(' ')), weight: fieldWeights.names },
        { terms: contentTerms(topics.join(' ')), weight: fieldWeights.topics },
        { terms: contentTerms(body), weight: fieldWeights.body },
      ]),
    ),
  };
  indexes.set(all, index);
  return index;
}

const contentTerms = (text: string): string[] =>
  askedWords(text)
    .filter(({ word }) => !stopWords.has(word))
    .map(({ term }) => term);

/** The likeness of a wording that stands whole in a longer text. */
const contained = 0.8;
/** What a word counts that no wording of a card has. */
const unknown = 0.5;

/** How many of the best cards are compared once more, with the order of the words. */
const comparedInOrder = 12;
/** What the order of words counts: 'my wife cheated on me' is not 'I cheated on my wife'. */
const orderWeight = 0.12;
/** Where a question and an objection fit alike, the question answers. */
const questionBonus = 0.01;

/**
 * The cards of every kind that are nearest to a text, best first: by the wording that is most like it, by all their
 * words, and by the order of the words. The cards are indexed once and must not be changed afterwards.
 */
function findCards(text: string, all: Cards, most = 5): FoundCard[] {
  const { cards, phrasings, fields } = indexOf(all);
  const asked = askedWords(text);
  const named = new Map(
    phrasings.like(text, cards.length, { contained, unknown }).map(({ item, score }) => [item, score]),
  );
  const shares = fields.shares(
    new Map(
      asked
        .filter(({ word }) => !stopWords.has(word))
        .map(({ word, term }) => [term, templateWords.has(word) ? 0.4 : 1]),
    ),
  );
  const terms = asked.map(({ term }) => term);
  return cards
    .map((card, number) => {
      const [name, share] = [named.get(card) ?? 0, shares[number]!];
      return { card, score: namedWeight * name + (1 - namedWeight) * share };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, comparedInOrder)
    .map(({ card, score }) => {
      const inOrder = Math.max(
        ...card.names.map((name) =>
          orderLikeness(
            terms,
            askedWords(name).map(({ term }) => term),
          ),
        ),
      );
      const bonus = card.card.kind === 'question' ? questionBonus : 0;
      return { card: card.card, score: (1 - orderWeight) * score + orderWeight * inOrder + bonus };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

/** How many pairs of neighbouring words two phrases share: 1 for the same phrase. */
function orderLikeness(one: readonly string[], other: readonly string[]): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / (mine.size + theirs.size);
}

const pairsOf = (terms: readonly string[]): Set<string> =>
  new Set(['^', ...terms].map((term, place) => `${term} ${terms[place] ?? '$'}`));

/** From this score on a card is on what was asked. */
const isScore = 0.7;
/** A lower score suffices where no card on another subject comes near. */
const clearScore = 0.54;
const clearMargin = 0.1;
/** From this score on the nearest card of a kind is likely to help. */
const closeScore = 0.5;
/** Below it a card has only some words in common with what was asked. */
const nearScore = 0.4;
/** How many cards are near at most. */
const mostNear = 8;

/** What the best cards are to a text: the answer to it, or only near. */
export interface CardsFor {
  readonly is: AnsweringCard | undefined;
  /** Whether only a topic was named: 'self control', 'what does the Bible say about hard work'. */
  readonly topic: boolean;
  /** Whether `is` merely resembles what was asked, although no other card comes near. */
  readonly resembles: boolean;
  /** Nearest first; without the one that is the answer. */
  readonly near: readonly AnyCard[];
  /** All that are near, with the one that is the answer: their passages are likely to help. */
  readonly found: readonly FoundCard[];
}

/**
 * Decides by score and margin whether a card is on what was asked. A study is a way to spend an hour, not an answer: it
 * may be near, and does not stand in the way of the card below it.
 */
export function cardsFor(text: string, all: Cards): CardsFor {
  const cards = findCards(text, all, mostNear);
  const found = cards.filter(({ score }) => score >= nearScore);
  const topic = isTopic(text);
  const best = topic ? answerToTopic(cards) : answerIn(cards.filter(canAnswer));
  const is = best && (ownQuestion(best.card, cards) ?? best);
  return {
    is: is?.card,
    topic,
    resembles: is !== undefined && is.score < isScore,
    near: found.map(({ card }) => card).filter((card) => card !== is?.card),
    found,
  };
}

/**
 * The question of the same title as an objection. Who asks is answered; an objection is answered as somebody else raised
 * it.
 */
const ownQuestion = ({ kind, title }: AnyCard, cards: readonly FoundCard[]): FoundAnswer | undefined =>
  kind === 'objection'
    ? cards.filter(canAnswer).find(({ card }) => card.kind === 'question' && foldWord(card.title) === foldWord(title))
    : undefined;

type FoundAnswer = FoundCard & { readonly card: AnsweringCard };

const canAnswer = (found: FoundCard): found is FoundAnswer => found.card.kind !== 'study';

const answerIn = ([best, ...others]: readonly FoundAnswer[]): FoundAnswer | undefined =>
  best && isOn(best, nextSubject(best, others)) ? best : undefined;

/** How much nearer a study must be to keep a card from answering. */
const clearlyNearer = 0.05;

/** What only names a topic asks for passages, unless a card is on it and no study is clearly nearer. */
function answerToTopic(cards: readonly FoundCard[]): FoundAnswer | undefined {
  const best = answerIn(cards.filter(canAnswer));
  return best && cards[0]!.score - best.score < clearlyNearer ? best : undefined;
}

const topicFrame =
  /^what (?:does|did) (?:the bible|god|jesus|scripture) say about |^(?:bible )?(?:verses?|scriptures?|passages?) (?:about|on|for) /;
/** What a question or a story has, and a topic has not. */
const tells =
  /\b(?:i|im|ive|my|me|we|am|is|are|was|were|has|have|had|do|does|did|can|could|would|should|will|must|may|not|why|how|what|who|whose|where|when|which|[a-z]+n['’]?t)\b/;

function isTopic(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return topicFrame.test(plain) || !tells.test(plain);
}

/** From this many shared passages on, two cards are on one subject: either of them helps. */
const sharedBySubject = 2;

/** The nearest of other cards that is on another subject than a card. */
function nextSubject({ card }: FoundCard, others: readonly FoundCard[]): FoundCard | undefined {
  const own = new Set(firstVersesOf(card));
  return others.find((other) => firstVersesOf(other.card).filter((verse) => own.has(verse)).length < sharedBySubject);
}

const firstVersesOf = (card: AnyCard): string[] => passagesOf(card).map((written) => written.split('-')[0]!);

const isOn = (best: FoundCard, next: FoundCard | undefined): boolean =>
  best.score >= isScore || (best.score - (next?.score ?? 0) >= clearMargin && best.score >= clearScore);

/** The nearest card of one kind. */
export interface CardOfKind<Kind extends AnyCard['kind']> {
  readonly card: Extract<AnyCard, { readonly kind: Kind }>;
  /** Whether it is on what was asked, or only near. */
  readonly is: boolean;
}

/** Cards of other kinds that may come before the nearest of the wanted kind. */
const mostBefore = 12;

/** The card of a kind that is nearest to a text, whatever cards of other kinds are nearer; undefined when none is near. */
export function cardOfKind<Kind extends AnyCard['kind']>(
  text: string,
  all: Cards,
  kind: Kind,
): CardOfKind<Kind> | undefined {
  const [best, next] = findCards(text, all, mostBefore).filter(({ card }) => card.kind === kind);
  if (!best || best.score < closeScore) return undefined;
  return { card: best.card as CardOfKind<Kind>['card'], is: isOn(best, next) };
}
