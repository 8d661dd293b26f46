import { defaultVersionId, formatReference, positionOf } from '@berea/scripture';
import { verseDetailRequest, type VerseDetailResponse, type VerseItem } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { lexiconEntry, type LexiconEntry } from '../_shared/lexicon-entry.ts';
import { HttpError } from '../_shared/http-error.ts';
import { greekGrammar } from './greek-grammar.ts';
import { hebrewGrammar } from './hebrew-grammar.ts';

/**
 * A piece of a verse as stored: text; text and '' when the translators added it; or text, Strong's numbers, morphology
 * codes and original forms.
 */
const item = z.union([
  z.tuple([z.string()]),
  z.tuple([z.string(), z.literal('')]),
  z.tuple([z.string(), z.string(), z.string(), z.string()]),
]);
const found = z.object({ items: z.array(item), entries: z.record(z.string(), lexiconEntry) }).nullable();

/** Returns the words of a verse of the King James Version, each with the Hebrew or Greek word it translates. */
export const wordsOfVerse = (database: () => SupabaseClient) =>
  endpoint({
    name: 'verse-detail',
    methods: ['GET', 'POST'],
    input: verseDetailRequest,
    shared: {
      version: contentVersion(database),
      spelling: ({ verseId }) => ({ verseId: formatReference(verseId) }),
    },
    async answer({ verseId: { book, chapter, verse } }) {
      const at = positionOf({ book, chapter, verse });
      const { data } = await database().rpc('words_of_verse', { version: defaultVersionId, at }).throwOnError();
      const words = found.parse(data);
      const reference = formatReference({ book, chapter, verse });
      if (!words)
        throw new HttpError(404, { error: `The words of ${reference} are not available.`, code: 'verse_unavailable' });
      const items = words.items.map((each) => leaf(each, words.entries));
      const body: VerseDetailResponse = { data: { reference, content: [{ type: 'verse', items }] } };
      return { body };
    },
  });

function leaf(
  [text, numbers, codes, forms]: z.infer<typeof item>,
  entries: Readonly<Record<string, LexiconEntry>>,
): VerseItem {
  if (!numbers) return { type: 'text', text, ...(numbers === '' && { added: true }) };
  const strong = numbers.split(' ');
  const known = strong.flatMap((number) => entries[number] ?? []);
  const grammar = strong.flatMap((number, index) => grammarOf(number, (codes ?? '').split(' ')[index]));
  const form = (forms ?? '')
    .split(' ')
    .filter((each) => each !== '-')
    .join(' ');
  const transliteration = known.flatMap((entry) => entry.transliteration ?? []).join(' ');
  return {
    type: 'word',
    text,
    ...(known.length > 0 && { lemma: known.map((entry) => entry.lemma).join(' '), gloss: glossOf(known) }),
    strong: strong.length === 1 ? strong[0]! : strong,
    ...(grammar.length > 0 && { grammar }),
    ...(form && { form }),
    ...(transliteration && { transliteration }),
  };
}

const grammarOf = (number: string, code: string | undefined) =>
  !code || code === '-' ? [] : number.startsWith('H') ? hebrewGrammar(code) : greekGrammar(code);

/** The gloss; for several entries, one line for each, preceded by its word. */
const glossOf = (entries: readonly LexiconEntry[]): string =>
  entries.length === 1 ? entries[0]!.gloss : entries.map(({ lemma, gloss }) => `${lemma}: ${gloss}`).join('\n');
