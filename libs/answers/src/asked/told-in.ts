import {
  cardsTold,
  isWellLearned,
  lifeEventsIn,
  tellsOfOneself,
  type AnsweringCard,
  type Meaning,
} from '@berea/search';
import type { Content } from '../content.ts';
import { speaksOfDeathFirst } from './about-death.ts';

/**
 * From here on, the card of what a text resembles answers it. Somebody who speaks of himself tells a story more likely
 * than somebody who does not.
 */
const answeringShare = { told: 0.09, asked: 0.2 } as const;
/** From here on, what it resembles is surer than what rows of cues name. */
const sureShare = 0.33;
/** From here on, what such a card says in short may help. */
const helpingShare = 0.06;
/** From here on, such a card is offered. */
const offeredShare = { told: 0.02, asked: 0.06 } as const;
/**
 * Rows of cues take a word for another trouble at times: among so many of the likeliest, both agree. Of some cards few
 * stories were learned, or none; those the rows know better.
 */
const agreeing = 3;
/** Where what was learned is unsure itself. */
const agreeingUnsure = 30;

/** A question whether something may be done, in the midst of what is told. */
const asksWhether =
  /\b(?:is|was|would|will) (?:it|that|this)(?: be)? (?:wrong|a sin|sinful|ok|okay|right|allowed|bad)\b|\b(?:may|must|should) (?:i|we)\b|\bam i (?:wrong|allowed)\b/;
/** Cards that say whether something may be done. */
const saysWhether = /^(?:Is it|Is|May|Must|Should|Can|Do I have to|Am I)\b/;
const leastWhether = 0.05;

/** A card of a question. */
export type QuestionCard = Extract<AnsweringCard, { readonly kind: 'question' }>;

/** The cards for a story: those that fit, the one that may help where none does, and those that perhaps fit. */
export interface Told {
  readonly told: readonly QuestionCard[];
  readonly nearest: QuestionCard | undefined;
  readonly perhaps: readonly QuestionCard[];
}

/** Nothing is told. */
export const nothingTold: Told = { told: [], nearest: undefined, perhaps: [] };

/**
 * The cards for what a text tells of the writer's own life. The numbers were
 * chosen by totals on the stories that are held out (docs/answers.md).
 */
export function toldIn(text: string, { questions }: Content, meaning?: Meaning): Told {
  const byId = new Map(questions.map((card) => [card.id, { kind: 'question' as const, title: card.question, card }]));
  // What resembles a text that no card fits has no card.
  const cardsOf = (ids: readonly string[]): QuestionCard[] => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const titleOf = (id: string): string => byId.get(id)?.title ?? '';
  const isOnDeath = (id: string): boolean => speaksOfDeathFirst(titleOf(id), text);
  const tells = tellsOfOneself(text);
  // Who tells of himself tells a story, also where no card fits better than others.
  const resembled = cardsTold(text, meaning).filter(({ card }) => !tells || card !== '');
  const first = resembled[0]!;
  const sure = first.share >= (tells ? answeringShare.told : answeringShare.asked);
  const likeliest = resembled.slice(0, sure ? agreeing : agreeingUnsure).map(({ card }) => card);
  const named = lifeEventsIn(text);
  const agreed =
    first.share >= sureShare ? [] : named.filter((card) => !isWellLearned(card) || likeliest.includes(card));
  // Half as likely as the likeliest is enough for such a card.
  const leastShare = Math.max(first.share / 2, leastWhether);
  const whether = asksWhether.test(text.toLowerCase())
    ? resembled.find(({ card, share }) => share >= leastShare && saysWhether.test(titleOf(card)))
    : undefined;
  if (whether)
    return {
      told: cardsOf([whether.card]),
      nearest: undefined,
      perhaps: cardsOf(likeliest.filter((card) => card !== whether.card)),
    };
  const fits = agreed.length > 0 ? agreed : sure ? [first.card] : [];
  const perhaps = [
    ...resembled.filter(({ share }) => share >= offeredShare[tells ? 'told' : 'asked']).map(({ card }) => card),
    ...named,
  ].filter((card) => !fits.includes(card) && !isOnDeath(card));
  const helping = resembled.find(({ card, share }) => share >= helpingShare && !isOnDeath(card));
  const [nearest] = cardsOf(helping ? [helping.card] : []);
  return { told: cardsOf(fits), nearest, perhaps: cardsOf(perhaps) };
}
