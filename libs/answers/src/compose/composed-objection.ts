import type { ApologeticsCard } from '@berea/content/card';
import type { AuthorRequest, ObjectionDraft } from '../author.ts';
import { answerToObjection } from '../card-drafts.ts';
import { noAnswerToObjection } from '../nothing-found.ts';
import { sourcesOf } from './attribution.ts';
import { gather } from './gathered.ts';
import type { Library } from './material.ts';
import { cited, listed } from './phrasing.ts';
import { relatedCard } from './related-card.ts';

/** Passages that the answer itself names. */
const named = 3;

/**
 * Composes an answer to an objection without an exact card: the most similar card, marked as such, or otherwise
 * relevant passages without an argument.
 */
export async function composedObjection(
  library: Library,
  cards: readonly ApologeticsCard[],
  { text, versionId }: AuthorRequest,
): Promise<ObjectionDraft> {
  const near = relatedCard(text, cards);
  if (near) return answerToObjection(near, text);
  const { findings, verses } = await gather(library, text, { bibleId: versionId, limit: 8 }, 0);
  if (findings.confidence !== 'high' || verses.length < 3) return noAnswerToObjection(text);
  return {
    objection: text,
    coreResponse: `We have no answer of our own to this. These passages may help: ${listed(verses.slice(0, named).map(({ reference }) => cited(reference)))}.`,
    deeperExplanation: '',
    keyScriptures: verses.map(({ reference }) => reference),
    furtherReading: [],
    signature: {
      writer: 'library',
      sources: sourcesOf(verses, []),
      confidence: 'low',
    },
  };
}
