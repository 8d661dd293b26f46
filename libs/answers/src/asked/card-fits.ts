import type { AnyCard, CardsFor, factFor } from '@berea/search';
import { speaksOfDeathFirst } from './about-death.ts';
import type { QuestionCard } from './told-in.ts';

/** Whether a card is on what was asked, and does not merely resemble it. */
export const certain = ({ is, resembles }: CardsFor): boolean => is !== undefined && !resembles;

/** The nearest card of our questions, where it is near enough that what it says in short may help. */
export function nearEnough({ found }: CardsFor, text: string): QuestionCard | undefined {
  const best = found[0];
  return best?.card.kind === 'question' && best.score >= helpingScore && !speaksOfDeathFirst(best.card.title, text)
    ? best.card
    : undefined;
}

/** Whether a card is itself the answer to a request for verses: 'Which Bible verses are good for a funeral?'. */
export const namesVerses = ({ kind, title }: AnyCard): boolean =>
  kind === 'question' && title.startsWith('Which Bible verses');

/**
 * Whether a question of ours is nearer to what was asked than a fact. A fact that says whether something is so is near to
 * questions of other kinds: 'is swearing a sin' does not ask about oaths in court. One that only speaks of what was asked
 * stands back behind a card on it. So does one that says whether something is so where a topic is named ('what does the
 * Bible say about worry'), and one for people who ask about their own life: 'will I know my husband in heaven'.
 */
export function isNearer(
  cards: CardsFor,
  { item, score, covers }: NonNullable<ReturnType<typeof factFor>>,
  ofOneself: boolean,
): boolean {
  const { is, found } = cards;
  if (is?.kind !== 'question') return false;
  const says = item.relation === 'whether' || item.relation === 'right or wrong';
  if (covers || (says && cards.topic) || (ofOneself && score < ownWording)) return certain(cards);
  return says && score < ownWording && found.some((each) => each.card === is && each.score > score);
}

/** From this likeness on a question is the fact's own wording. */
const ownWording = 0.97;
/** From this score on a card that is only near may help. */
const helpingScore = 0.46;
