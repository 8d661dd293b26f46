import { defaultVersionId, shownPlace, type Reference } from '@berea/scripture';
import { ours } from '@berea/content';
import { sentencesOf } from '@berea/search/text';
import type { EntryDraft } from '../author.ts';
import { worksOf } from './attribution.ts';
import type { Library } from './material.ts';
import { passageVerses } from './passage-verses.ts';
import { chooserOf, paragraphs, sentences } from './phrasing.ts';
import { mention, setting, quoteCommentary, withWords, type Quotation } from './quotations.ts';

/**
 * Composes an entry for a passage that was looked up like a term: what commentators say on it, and its
 * cross-references.
 */
export async function passageEntry(library: Library, place: Reference): Promise<EntryDraft | undefined> {
  const [lead, ...others] = await passageVerses(library, [place], defaultVersionId);
  if (!lead) return undefined;
  const title = shownPlace(place);
  const choose = chooserOf(title);
  const quotations: Quotation[] = [];
  const quotation = quoteCommentary(choose, lead, [], 140);
  if (quotation) quotations.push(quotation);
  const { title: book, author, dateWritten } = ours('overviews')[place.book.id];
  return {
    title,
    category: 'Passages',
    summary: sentences(`${mention(lead, [])}.`, setting(choose, lead)),
    details: paragraphs(
      quotation?.sentence,
      others.length > 0
        ? sentences('Other passages explain it.', ...others.slice(0, 4).map((verse) => withWords(choose, verse, [])))
        : undefined,
    ),
    historicalContext: sentences(
      `The passage stands in ${book}.`,
      `On who wrote it: ${sentencesOf(author)[0]}`,
      `On its date: ${dateWritten}`,
    ),
    keyScriptures: [lead, ...others.slice(0, 7)].map(({ reference }) => reference),
    signature: {
      writer: 'library',
      sources: [
        ...worksOf(quotations),
        ...(others.length > 0 ? [{ name: 'The cross-references', gave: 'the other passages' }] : []),
        { name: 'Our own writing', gave: 'what is said of the book' },
      ],
      confidence: 'high',
      quotations: quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
    },
  };
}
