import { bookByName, parseReference, type Reference } from '@berea/scripture';
import * as z from 'zod/mini';
import { receivedItems, receivedList, receivedOptional, receivedText } from './received.ts';
import { nonEmptyText } from './text.ts';
import { parsedText } from './typed-text.ts';

const hitId = /^([1-3]?[A-Za-z]+)\.(\d{1,3})\.(\d{1,3})$/;

/** Parses 'Book chapter:verse' or a search result id ('John.3.16'). */
function verseOf(id: string): Required<Omit<Reference, 'lastVerse'>> | undefined {
  const parts = hitId.exec(id);
  const book = parts && bookByName(parts[1]!);
  const found = parseReference(book ? `${book.name} ${parts[2]}:${parts[3]}` : id);
  return found?.verse === undefined || found.lastVerse !== undefined
    ? undefined
    : { book: found.book, chapter: found.chapter, verse: found.verse };
}

/** Request body of verse-detail; `verseId` is parsed to the verse's book, chapter and number. */
export const verseDetailRequest = z.object({ verseId: parsedText("verseId must read 'Book chapter:verse'", verseOf) });

/** One grammatical property of a word: `{type: 'tense', value: 'perfect'}`. */
const grammarEntry = z.object({ type: nonEmptyText, value: nonEmptyText });
export type GrammarEntry = z.infer<typeof grammarEntry>;

const untyped = (value: string) => ({ type: undefined, value });

/** One grammatical property as another back end may send it: a type, a value, both, or a plain text. */
const receivedGrammarEntry = z.union([
  z.pipe(nonEmptyText, z.transform(untyped)),
  grammarEntry,
  z.pipe(
    z.object({ value: nonEmptyText }),
    z.transform(({ value }) => untyped(value)),
  ),
  z.pipe(
    z.object({ type: nonEmptyText }),
    z.transform(({ type }) => untyped(type)),
  ),
]);
/** One grammatical property of a word as the screen reads it. */
export type ReceivedGrammarEntry = z.output<typeof receivedGrammarEntry>;

/** English that translates one unit of the original. Properties unknown to the sources are absent. */
const wordItem = z.object({
  type: z.literal('word'),
  /** The English, which may be several words: 'For God so loved'. */
  text: z.string(),
  /** The dictionary form in the original script; several words are separated by a space. */
  lemma: z.optional(z.string()),
  /** 'G26', without leading zeros; a list when several original words are translated together. */
  strong: z.optional(z.union([z.string(), z.array(z.string())])),
  /** In plain English, in display order. */
  grammar: z.optional(z.array(grammarEntry)),
  /** The dictionary's entry. */
  gloss: z.optional(z.string()),
  /** The inflected form in the original text, with vowel points and accents. */
  form: z.optional(z.string()),
  /** The dictionary form in Latin letters. */
  transliteration: z.optional(z.string()),
});
export type WordItem = z.infer<typeof wordItem>;

/** A word as the screen reads it: whatever cannot be read is left out, and the word stays. */
export const receivedWord = z.object({
  type: z.literal('word'),
  text: receivedText,
  lemma: receivedOptional(z.string()),
  strong: receivedOptional(z.union([z.string(), receivedList(z.string())])),
  grammar: z.pipe(
    z.transform((grammar: unknown) => (typeof grammar === 'string' ? [grammar] : grammar)),
    receivedList(receivedGrammarEntry),
  ),
  gloss: receivedOptional(z.string()),
  form: receivedOptional(z.string()),
  transliteration: receivedOptional(z.string()),
});
export type ReceivedWord = z.output<typeof receivedWord>;

/**
 * English without a known original word: words added by the translators (`added`), words the sources do not map, and
 * punctuation.
 */
const textItem = z.object({ type: z.literal('text'), text: z.string(), added: z.optional(z.literal(true)) });
type TextItem = z.infer<typeof textItem>;

/** A group of items within a verse. */
interface ItemGroup {
  /** 'verse', or 'divine name', 'words of Jesus' and the like. */
  readonly type: string;
  readonly items: readonly VerseItem[];
}
export type VerseItem = WordItem | TextItem | ItemGroup;

/** A leaf item or a group. The texts of all leaves, joined, are the verse. */
const verseItem: z.ZodMiniType<VerseItem> = z.lazy(() =>
  z.union([wordItem, textItem, z.object({ type: z.string(), items: z.array(verseItem) })]),
);

/** A verse with the original word behind each English word. */
const verseDetail = z.object({
  /** 'John 3:16' */
  reference: nonEmptyText,
  content: z.array(verseItem),
});

/** Successful response of verse-detail; for errors see `functionError`. */
export const verseDetailResponse = z.object({ data: verseDetail });
export type VerseDetailResponse = z.infer<typeof verseDetailResponse>;

/**
 * The response as the screen receives it. `content` is unchecked, so that the screen can validate it and report
 * problems.
 */
export const receivedVerseDetail = z.object({ data: z.object({ reference: receivedText, content: z.unknown() }) });
export type ReceivedVerseDetail = z.infer<typeof receivedVerseDetail>['data'];

/** Rows of `verses`. */
export const verseTextRows = receivedItems(z.object({ version_id: z.string(), position: z.int(), text: z.string() }));
