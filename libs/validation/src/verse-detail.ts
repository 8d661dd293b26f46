import { bookByName, parseReference, type Reference } from '@berea/scripture';
import { z } from 'zod';

const message = "verseId must read 'Book chapter:verse'";
const hitId = /^([1-3]?[A-Za-z]+)\.(\d{1,3})\.(\d{1,3})$/;

/** A verse of the canon, by 'Book chapter:verse' or by a hit's id ('John.3.16'). */
function verseOf(id: string): Required<Omit<Reference, 'lastVerse'>> | undefined {
  const parts = hitId.exec(id);
  const book = parts && bookByName(parts[1]!);
  const found = parseReference(book ? `${book.name} ${parts[2]}:${parts[3]}` : id);
  return found?.verse === undefined || found.lastVerse !== undefined
    ? undefined
    : { book: found.book, chapter: found.chapter, verse: found.verse };
}

/** What verse-detail is asked; `verseId` comes out as the verse's book, chapter and number. */
export const verseDetailRequest = z.object({
  verseId: z.string(message).transform((id, context) => {
    const verse = verseOf(id);
    if (verse) return verse;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
});
export type VerseDetailRequest = z.infer<typeof verseDetailRequest>;

/** One thing grammar says of a word: `{type: 'tense', value: 'perfect'}`. */
export const grammarEntry = z.object({ type: z.string().min(1), value: z.string().min(1) });
export type GrammarEntry = z.infer<typeof grammarEntry>;

/** English that renders one unit of the original. What the sources do not know of it is left out. */
export const wordItem = z.object({
  type: z.literal('word'),
  /** The English, which may be several words: 'For God so loved'. */
  text: z.string(),
  /** The dictionary form in the original script; several words are separated by a space. */
  lemma: z.string().optional(),
  /** 'G26', without leading zeros; a list where several words of the original are rendered together. */
  strong: z.union([z.string(), z.array(z.string())]).optional(),
  /** In plain English, in the order it is read out. */
  grammar: z.array(grammarEntry).optional(),
  /** The dictionary's entry. */
  gloss: z.string().optional(),
  /** The word as it stands in the original text, with its points and accents. */
  form: z.string().optional(),
  /** The dictionary form in Latin letters. */
  transliteration: z.string().optional(),
});
export type WordItem = z.infer<typeof wordItem>;

/** English that stands for no word of the original (`added`), or whose word the sources do not name; and punctuation. */
export const textItem = z.object({ type: z.literal('text'), text: z.string(), added: z.literal(true).optional() });
export type TextItem = z.infer<typeof textItem>;

export interface ItemGroup {
  /** 'verse', or 'divine name', 'words of Jesus' and the like. */
  readonly type: string;
  readonly items: readonly VerseItem[];
}
export type VerseItem = WordItem | TextItem | ItemGroup;

/** Leaves and groups of them; joined, the leaves' texts are the verse. */
export const verseItem: z.ZodType<VerseItem> = z.lazy(() =>
  z.union([wordItem, textItem, z.object({ type: z.string(), items: z.array(verseItem) })]),
);

export const verseDetail = z.object({
  /** 'John 3:16' */
  reference: z.string().min(1),
  content: z.array(verseItem),
});
export type VerseDetail = z.infer<typeof verseDetail>;

/** What verse-detail answers when nothing is wrong; otherwise see `functionError`. */
export const verseDetailResponse = z.object({ data: verseDetail });
export type VerseDetailResponse = z.infer<typeof verseDetailResponse>;

/** The answer as a screen takes it: what the content holds, a list or not, is the screen's to read and to say. */
export const receivedVerseDetail = z.object({ data: verseDetail.extend({ content: z.unknown() }) });
export type ReceivedVerseDetail = z.infer<typeof receivedVerseDetail>['data'];
