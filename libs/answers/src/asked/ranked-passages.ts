import { passagesOf, type AnyCard, type FoundCard } from '@berea/search';
import { positionOf } from '@berea/scripture';
import { verseReference } from '../passages.ts';

/** What the nearest card's first passage counts, beside 1 for the best verse of the search. */
const cardWeight = 0.8;
/** What each further passage of a card counts less. */
const lessEach = 0.03;
const leastShare = 0.2;

/** A verse that was found by its words; `score` is 1 for the best. */
interface Scored {
  readonly position: number;
  readonly score: number;
}

/**
 * The positions of verses that are likely to help, best first: those of the search, and the passages of all near cards,
 * which somebody chose for a like question. What both have comes first. A card's passage counts for the verse of it that
 * is best so far, or for its first verse. The weights were chosen on topics that readers judged; nearby ones are
 * as good.
 */
export function rankedPassages(
  verses: readonly Scored[],
  cards: readonly Pick<FoundCard, 'card' | 'score'>[],
): number[] {
  const scores = new Map(verses.map(({ position, score }) => [position, score]));
  for (const { card, score } of cards)
    for (const [place, [first, last]] of placesOf(card).entries()) {
      const within = [...scores].filter(([position]) => first <= position && position <= last);
      const [best] = within.toSorted(([, one], [, other]) => other - one);
      const position = best?.[0] ?? first;
      const worth = cardWeight * score * Math.max(leastShare, 1 - lessEach * place);
      scores.set(position, (scores.get(position) ?? 0) + worth);
    }
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([position]) => position);
}

/** The first verses of the passages of a card, in its order. */
export const versesOfCard = (card: AnyCard): number[] => placesOf(card).map(([first]) => first);

/** The passages of a card by position, in its order. */
function placesOf(card: AnyCard): (readonly [first: number, last: number])[] {
  return passagesOf(card).flatMap((written) => {
    const place = verseReference(written);
    if (!place) return [];
    const first = positionOf(place);
    return [[first, first + (place.lastVerse ?? place.verse) - place.verse] as const];
  });
}
