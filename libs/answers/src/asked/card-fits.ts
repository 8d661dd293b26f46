import type { AnyCard, CardsFor, factFor } from '@berea/search';
import type { QuestionCard } from './told-in.ts';

/** Whether a card is on what was asked, and does not merely resemble it. */
export const certain = ({ is, resembles }: CardsFor): boolean => is !== undefined && !resembles;

/** The nearest card of our questions, where it is near enough that what it says in short may help. */
export function nearEnough({ found }: CardsFor): QuestionCard | undefined {
  const best = found[0];
  return best?.card.kind === 'question' && best.score >= helpingScore ? best.card : undefined;
}

/** Whether a card is itself the answer to a request for verses: 'Which Bible verses are good for a funeral?'. */
export const namesVerses = ({ kind, title }: AnyCard): boolean =>
  kind === 'question' && title.startsWith('Which Bible verses');

/**
 * Whether a question of ours is nearer to what was asked than a fact that says whether something is so. Those are near to
 * questions of other kinds: 'is swearing a sin' does not ask about oaths in court.
 */
export const isNearer = ({ is, found }: CardsFor, { item, score }: NonNullable<ReturnType<typeof factFor>>): boolean =>
  (item.relation === 'whether' || item.relation === 'right or wrong') &&
  is?.kind === 'question' &&
  found.some((each) => each.card === is && each.score > score);

/** From this score on a card that is only near may help. */
const helpingScore = 0.46;
