import { cardsFor, meaningOf } from '@berea/search';
import { certain } from '../asked/card-fits.ts';
import { toldIn } from '../asked/told-in.ts';
import type { AuthorRequest, StudyDraft } from '../author.ts';
import type { Content } from '../content.ts';
import type { Library } from './material.ts';
import { questionOutline } from './passage-outline.ts';
import { writtenStudy } from './written-study.ts';

/**
 * A study for somebody who tells of his own life, on the passages of the question that answers him. A search for the words
 * of his story may find what hurts: 'my mother' is in the laws on cursing one's mother.
 * @returns undefined when no question answers it
 */
export async function toldStudy(
  library: Library,
  content: Content,
  { text, versionId }: AuthorRequest,
): Promise<StudyDraft | undefined> {
  const meaning = await meaningOf(text);
  const cards = cardsFor(text, content, meaning);
  const own = cards.is?.kind === 'question' ? cards.is : undefined;
  const { told, nearest } = toldIn(text, content, meaning);
  const question = certain(cards) && own ? own : (told[0] ?? own ?? nearest);
  const outline = question && (await questionOutline(library, text, versionId, question.card));
  return outline && writtenStudy(outline);
}
