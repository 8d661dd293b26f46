import {
  formatReference,
  parsePassage,
  versePosition,
  versesIn,
  versionById,
  type PassageReference,
  type Version,
} from '@berea/scripture';
import type { Host } from '@berea/shell-api';
import type { CollectionItem, QuotedPassage, QuotedPassageOf } from '@berea/validation';
import { useMemo } from 'react';
import { fetchVerseTexts, positionsOf, useVerseTextsByVersion, type VerseTexts } from './verse-texts.ts';

/** No passage shows more verses than these: the longest chapter has 176. */
const mostVerses = 200;

/** The verses of a passage, 'John 3:16-18' or 'Psalms 23', at most the first two hundred. Empty for no passage. */
export function versesOf(reference: string): string[] {
  const place = parsePassage(reference);
  return place ? versesOfPlace(place) : [];
}

/** The verses of a place, at most the first two hundred. A verse that only some versions have is one of them. */
export function versesOfPlace({ book, chapter, verse, lastVerse, lastChapter = chapter }: PassageReference): string[] {
  const found: string[] = [];
  for (let each = chapter; each <= lastChapter && found.length < mostVerses; each++) {
    const whole = versesIn(book.id, each) ?? 0;
    const first = each === chapter ? (verse ?? 1) : 1;
    const last = each === lastChapter ? (lastVerse ?? (verse === undefined || each > chapter ? whole : verse)) : whole;
    for (let number = first; number <= last; number++)
      found.push(formatReference({ book, chapter: each, verse: number }));
  }
  return found.slice(0, mostVerses);
}

/** The verses of a passage as they are shown. */
export interface Passage {
  readonly verses: readonly { readonly id: string; readonly number: number; readonly text: string }[];
  /** Those that its text is of: more than one where a version lacks a verse. */
  readonly versions: readonly Version[];
}

/** A passage as a file quotes it: in one line, with the numbers of its verses if they are several. */
const quotation = ({ verses, versions }: Passage): QuotedPassage => ({
  text: verses.map(({ number, text }) => (verses.length > 1 ? `${number} ${text}` : text)).join(' '),
  version: versions.map(({ abbreviation }) => abbreviation).join(', '),
  language: versions.every(({ language }) => language === 'es') ? 'es' : 'en',
});

/** Looks up a passage in a version, or in the version that is read. Undefined where there is no text. */
export type PassageOf = (reference: string, bibleId?: string) => Passage | undefined;

/** The same lookup for files. */
export const quotations =
  (passageOf: PassageOf): QuotedPassageOf =>
  (reference, bibleId) => {
    const passage = passageOf(reference, bibleId);
    return passage && quotation(passage);
  };

/** A passage that is quoted, and in which version; without one, in the version that is read. */
export type QuotedIn = Pick<CollectionItem, 'text' | 'version'>;

/** The version of a passage: its own where it is known, or the one that is read. */
const versionOf = (bibleId: string | undefined, readIn: string): string => versionById(bibleId ?? '')?.id ?? readIn;

/** The verses of passages, by the version that they are quoted in. */
const versesByVersion = (passages: readonly QuotedIn[], readIn: string): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(passages, ({ version }) => versionOf(version, readIn))].map(([bibleId, quoted]) => [
      bibleId,
      quoted.flatMap(({ text }) => versesOf(text)),
    ]),
  );

const passagesIn =
  (texts: ReadonlyMap<string, VerseTexts | undefined>, readIn: string): PassageOf =>
  (reference, bibleId) => {
    const inVersion = texts.get(versionOf(bibleId, readIn));
    const verses = versesOf(reference).flatMap((id) => {
      const found = inVersion?.get(versePosition(id));
      return found ? [{ id, number: Number(id.slice(id.lastIndexOf(':') + 1)), ...found }] : [];
    });
    const versions = [...new Set(verses.map(({ bibleId: of }) => of))].flatMap((id) => versionById(id) ?? []);
    return verses.length > 0 ? { verses, versions } : undefined;
  };

/** Looks up the passages of a collection. Undefined while they are loaded, too. @param readIn the version that is read */
export function usePassages(items: readonly CollectionItem[], { id: readIn }: Version): PassageOf {
  // Writing in another item of the collection leaves the list, and what was fetched for it, as it is.
  const quoted = JSON.stringify(
    items.flatMap(({ kind, text, version }) => (kind === 'passage' ? [{ text, version }] : [])),
  );
  const asked = useMemo(() => versesByVersion(JSON.parse(quoted) as QuotedIn[], readIn), [quoted, readIn]);
  const texts = useVerseTextsByVersion(asked);
  return useMemo(() => passagesIn(texts, readIn), [texts, readIn]);
}

/** Fetches many passages, 250 verses a request. @param readIn the version that is read @throws CallFailure */
export async function fetchPassages(host: Host, passages: readonly QuotedIn[], readIn: string): Promise<PassageOf> {
  const texts = new Map<string, VerseTexts>();
  for (const [bibleId, verseIds] of versesByVersion(passages, readIn))
    texts.set(bibleId, await fetchVerseTexts(host, positionsOf(verseIds), bibleId));
  return passagesIn(texts, readIn);
}
