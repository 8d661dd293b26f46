import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import type { Findings } from '@berea/search';
import type { Offered } from './ndcg.ts';

/** What an answer would offer: the references of the best-matching card first, then the verses that were found. */
export function withCards({ questions, studies, verses }: Findings): Offered[] {
  const [question, study] = [questions[0], studies[0]];
  const written =
    question && question.score >= (study?.score ?? 0)
      ? question.card.references.map(({ scripture }) => scripture)
      : (study?.card.sections.flatMap(({ scriptures }) => scriptures) ?? []);
  return [...written.map(placeOf), ...verses.map(({ position }) => [position, position] as const)];
}

function placeOf(written: string): Offered {
  const reference = parseReference(written);
  if (reference?.verse === undefined) throw new Error(`${written} is not a valid reference`);
  const from = positionOf(reference as VersePlace);
  return [from, from + (reference.lastVerse ?? reference.verse) - reference.verse];
}
