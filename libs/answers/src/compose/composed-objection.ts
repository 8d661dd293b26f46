import type { ApologeticsCard } from '@berea/content/card';
import type { AuthorRequest, ObjectionDraft } from '../author.ts';
import { answerToObjection } from '../card-drafts.ts';
import { noAnswerToObjection } from '../nothing-found.ts';
import { sourcesOf } from './attribution.ts';
import { gather } from './gathered.ts';
import type { Library } from './material.ts';
import { chooserOf, paragraphs, sentences } from './phrasing.ts';
import { relatedCard } from './related-card.ts';
import { quoteCommentary, withWords, type Quotation } from './quotations.ts';

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
  const { findings, asked, verses } = await gather(library, text, { bibleId: versionId, limit: 8 }, 4);
  if (findings.confidence !== 'high' || verses.length < 3) return noAnswerToObjection(text);
  const choose = chooserOf(text);
  const quotations: Quotation[] = [];
  const remarks = verses.slice(0, 3).map((verse) => {
    const quotation = quoteCommentary(choose, verse, asked, 60);
    if (quotation) quotations.push(quotation);
    return sentences(withWords(choose, verse, asked), quotation?.sentence);
  });
  return {
    objection: text,
    coreResponse:
      'We have not written an answer to this objection, and none of those we have is near enough to pass for one. What follows is not a defence: it is what scripture says where it speaks of the same things, so that the objection can be weighed against the text and not against hearsay.',
    deeperExplanation: paragraphs(...remarks),
    keyScriptures: verses.map(({ reference }) => reference),
    furtherReading: [],
    signature: {
      writer: 'library',
      sources: sourcesOf(verses, quotations),
      confidence: 'low',
      quotations: quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
    },
  };
}
