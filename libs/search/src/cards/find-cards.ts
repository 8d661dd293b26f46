import { foldWord } from '@berea/scripture';
import type { Meaning } from '../meaning/encoder.ts';
import { passagesOf, type AnsweringCard, type AnyCard, type Cards } from './all-cards.ts';
import { thanksForBadNews } from './good-news.ts';
import { findCards, type FoundCard } from './score-cards.ts';

/** With so many words of its own a card is on what was asked. */
const isScore = 0.7;
/** Fewer suffice where no card on another subject comes near. */
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
 * Decides by words and meaning whether a card is on what was asked. A study is a way to spend an hour, not an answer: it
 * may be near, and does not stand in the way of the card below it.
 */
export function cardsFor(text: string, all: Cards, meaning?: Meaning): CardsFor {
  const topic = isTopic(text);
  const cards = findCards(text, all, mostNear, topic ? undefined : meaning).filter(
    ({ card }) => card.kind !== 'question' || !thanksForBadNews(card.card.id, text),
  );
  const found = cards.filter(({ score }) => score >= nearScore);
  const best = topic ? answerToTopic(cards) : answerIn(cards.filter(canAnswer));
  const is = best && (ownQuestion(best.card, cards) ?? best);
  return {
    is: is?.card,
    topic,
    resembles: is !== undefined && is.words < isScore && likelihoodOf(is, cards) < sureLikelihood,
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
  best && (isOn(best, nextSubject(best, others)) || likelihoodOf(best, others) >= leastLikelihood) ? best : undefined;

/** From here on a card that is meant answers, and from here on it surely is the one. */
const leastLikelihood = 0.4;
const sureLikelihood = 0.6;

/**
 * How likely a text that means a card is on it, by its words, what it means, and how far the next card is behind. Learned
 * by leaving out every fifth wording of the cards: at 0.4 the answer was the wording's own card for 0.48 of them and
 * another for 0.17, mostly one that fits as well; by words alone for 0.39 and 0.20.
 */
function likelihoodOf(best: FoundCard, all: readonly FoundCard[]): number {
  if (best.meant === 0) return 0;
  const next = all.find(({ card }) => card !== best.card && card.kind !== 'study');
  const sum = 2.04 * best.words + 1.58 * Math.sqrt(best.meant) + 2.3 * (best.score - (next?.score ?? 0)) - 2.5;
  return 1 / (1 + Math.exp(-sum));
}

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
  best.words >= isScore || (best.words - (next?.words ?? 0) >= clearMargin && best.words >= clearScore);

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
