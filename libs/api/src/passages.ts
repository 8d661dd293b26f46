import { formatReference, parsePassage, versePosition, versesIn, versionById, type Version } from '@berea/scripture';
import type { Host } from '@berea/shell-api';
import type { CollectionItem, QuotedPassage, QuotedPassageOf } from '@berea/validation';
import { useMemo } from 'react';
import { fetchVerseTexts, positionsOf, useVerseTexts, type VerseTexts } from './verse-texts.ts';

/** No passage shows more verses than these: the longest chapter has 176. */
const mostVerses = 200;

/** The verses of a passage, 'John 3:16-18' or 'Psalms 23', at most the first two hundred. Empty for no passage. */
export function versesOf(reference: string): string[] {
  const place = parsePassage(reference);
  if (!place) return [];
  const { book, chapter, verse, lastVerse, lastChapter = chapter } = place;
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
});

/** Looks up a passage. Undefined where there is no text. */
export type PassageOf = (reference: string) => Passage | undefined;

/** The same lookup for files. */
export const quotations =
  (passageOf: PassageOf): QuotedPassageOf =>
  (reference) => {
    const passage = passageOf(reference);
    return passage && quotation(passage);
  };

const passagesIn =
  (texts: VerseTexts | undefined): PassageOf =>
  (reference) => {
    const verses = versesOf(reference).flatMap((id) => {
      const found = texts?.get(versePosition(id));
      return found ? [{ id, number: Number(id.slice(id.lastIndexOf(':') + 1)), ...found }] : [];
    });
    const versions = [...new Set(verses.map(({ bibleId }) => bibleId))].flatMap((id) => versionById(id) ?? []);
    return verses.length > 0 ? { verses, versions } : undefined;
  };

/** Looks up the passages of a collection. Undefined while they are loaded, too. */
export function usePassages(items: readonly CollectionItem[], version: Version): PassageOf {
  const references = items
    .filter(({ kind }) => kind === 'passage')
    .map(({ text }) => text)
    .join('\n');
  const verseIds = useMemo(() => references.split('\n').flatMap(versesOf), [references]);
  const { data } = useVerseTexts(verseIds, version.id);
  return useMemo(() => passagesIn(data), [data]);
}

/** Fetches many passages, 250 verses a request. @throws CallFailure */
export async function fetchPassages(host: Host, references: readonly string[], bibleId: string): Promise<PassageOf> {
  return passagesIn(await fetchVerseTexts(host, positionsOf(references.flatMap(versesOf)), bibleId));
}
