import { bookByName } from '@berea/scripture';
import type { AuthorRequest, StudyDraft } from '../author.ts';
import type { Content } from '../content.ts';
import { byName, foldName } from '../names.ts';
import { askedPlaces, gather } from './gathered.ts';
import type { Library } from './material.ts';
import { bookOutline, cardOutline, chapterOutline } from './passage-outline.ts';
import { chooserOf } from './phrasing.ts';
import { topicalOutline } from './topical-outline.ts';
import { writtenStudy, type Outline } from './written-study.ts';

/** Common phrases around a topic: 'a study of', 'the book of'. */
const surroundingPhrases =
  /^(?:(?:bible )?stud(?:y|ies) (?:of|on|about) )?(?:(?:book|gospel|letter|epistle|life|story|parable|character|person) (?:of|to|according to) )?/;

/**
 * Composes a study of a chapter, a book, a term with an encyclopedia card, or a topic.
 * @returns undefined when there is too little material
 */
export async function composedStudy(
  library: Library,
  content: Content,
  asked: AuthorRequest,
): Promise<StudyDraft | undefined> {
  const outline = await outlineOf(library, content, asked);
  return outline && writtenStudy(outline);
}

async function outlineOf(
  library: Library,
  content: Content,
  { text, versionId }: AuthorRequest,
): Promise<Outline | undefined> {
  const {
    existing: [place],
    missing,
    rest,
  } = askedPlaces(text);
  if (place) return await chapterOutline(library, text, versionId, place);
  if (missing.length > 0) return rest === '' ? undefined : await outlineOf(library, content, { text: rest, versionId });
  const bare = foldName(foldName(text).replace(surroundingPhrases, ''));
  const book = bookByName(bare);
  if (book)
    return await bookOutline(
      library,
      text,
      versionId,
      book,
      content.books.find((card) => card.book === book.id),
    );
  const card = byName(Object.values(content.encyclopedia).flat(), ({ title, aliases }) => [title, ...aliases])(bare);
  const written = card && (await cardOutline(library, text, versionId, card));
  if (written) return written;
  const choose = chooserOf(text);
  return await topicalOutline(
    library,
    choose,
    text,
    versionId,
    await gather(library, text, { bibleId: versionId, limit: 16 }, 14),
  );
}
