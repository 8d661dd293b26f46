import { bookByName } from '@berea/scripture';
import type { AnsweringCard, AnyCard } from '@berea/search';
import { withoutEntryLinks, type NearCard } from '@berea/validation';
import type { AnswerDraft, Signature } from '../author.ts';
import type { Content } from '../content.ts';
import { draftOfBook } from '../entry-card.ts';
import { foldName } from '../names.ts';

/** How many near cards are offered. */
export const mostOffered = 3;

/** The first few, of cards with the same title the first. */
const eachOnce = (cards: readonly NearCard[]): NearCard[] => {
  const titles = cards.map(({ title }) => foldName(title));
  return cards.filter((_, place) => titles.indexOf(titles[place]!) === place).slice(0, mostOffered);
};

/** A card as it is offered beside an answer. */
export const offered = ({ kind, title }: AnyCard): NearCard => ({ kind, title });

const ours = ({ title }: AnyCard, what: string): Signature => ({
  writer: 'card',
  sources: [{ name: 'Our own writing', gave: `${what} “${title}”` }],
  confidence: 'high',
});

/** The answer that an objection or an entry gives, in short; the card itself is offered below it. */
export function answerOfOtherCard(
  question: string,
  card: Extract<AnyCard, { readonly kind: 'objection' | 'entry' }>,
  near: readonly NearCard[],
): AnswerDraft {
  const rest = { question, outcome: 'card' as const, nearest: eachOnce([offered(card), ...near]) };
  switch (card.kind) {
    case 'objection':
      return {
        ...rest,
        // It answers an objection: 'Much of this is right' says little without it.
        summary: card.title.endsWith('?') ? `${card.title}\n\n${card.card.coreResponse}` : card.card.coreResponse,
        plainEnglishExplanation: '',
        references: card.card.scriptures.map((scripture) => ({ scripture })),
        signature: ours(card, 'the answer to'),
      };
    case 'entry': {
      const book = bookByName(card.title);
      const { summary, details, keyScriptures } =
        card.card && 'title' in card.card ? card.card : draftOfBook(book!, card.card);
      return {
        ...rest,
        summary: withoutEntryLinks(summary),
        plainEnglishExplanation: withoutEntryLinks(details),
        references: keyScriptures.map((scripture) => ({ scripture })),
        signature: ours(card, 'the entry'),
      };
    }
  }
}

/** The card that says more about a fact, first among those that are offered. */
export function offeredFirst(
  { encyclopedia, questions }: Content,
  title: string | undefined,
  is: AnyCard | undefined,
  near: readonly ReturnType<typeof offered>[],
): ReturnType<typeof offered>[] {
  const named = title === undefined ? undefined : foldName(title);
  const own = questions.some((card) => foldName(card.question) === named)
    ? [{ kind: 'question' as const, title: title! }]
    : Object.values(encyclopedia).some((cards) => cards.some((card) => foldName(card.title) === named))
      ? [{ kind: 'entry' as const, title: title! }]
      : [];
  return eachOnce([...own, ...(is ? [offered(is)] : []), ...near]);
}

/** What is offered, without the cards that are shown already. */
export const offeredBeside = (
  shown: readonly AnsweringCard[],
  all: readonly ReturnType<typeof offered>[],
): ReturnType<typeof offered>[] => all.filter(({ title }) => shown.every((card) => card.title !== title));

const yesOrNo =
  /^(?:yes|no|(?:most|many|some)\b[^.;:]{0,40}\bsay (?:yes|no)|usually (?:yes|no)|not (?:in itself|always|necessarily|really|quite|entirely|yet|as|without)|(?:it|that) depends|partly|in part|neither|sometimes|often it is|hardly ever|rarely)\b/i;

/** 'Yes', 'not always' and 'it depends' answer the card's own question. What was asked in other words may need a 'no'. */
export const withQuestion = (question: string, summary: string): string =>
  yesOrNo.test(summary) ? `${question} ${summary}` : summary;
