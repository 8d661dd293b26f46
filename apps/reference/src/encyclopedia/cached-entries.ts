import { storedGroup } from '@berea/shell-api';
import {
  type EncyclopediaEntry,
  type Is,
  isLike,
  isListOf,
  isOptional,
  isProvenance,
  isShape,
  isText,
  type LanguageInsight,
  type Namesake,
  readAs,
} from '@berea/validation';

/** As `toISOString` writes it. */
const isTime = isLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

interface Stored {
  readonly saved: string;
  readonly entry: unknown;
}
const isAnything = (_value: unknown): _value is unknown => true;

/** The length of an ISO time in an earlier release's format: the time, a space, and the entry as JSON. */
const timeLength = 24;
const formerFormat = (text: string): string =>
  `{"saved":"${text.slice(0, timeLength)}","entry":${text.slice(timeLength)}}`;

/**
 * The cached entries, under their lower-case search term. They are in localStorage instead of IndexedDB because it is
 * synchronous: a cached entry and the marks in a list are part of the first paint. The total size is limited, so that
 * the cache does not use up the quota for the session and the settings.
 */
const cache = storedGroup('entry', readAs(isShape<Stored>({ saved: isTime, entry: isAnything })), {
  key: 'berea-entry:',
  convert: formerFormat,
});

/**
 * The maximum total length of the cached entries as JSON, in characters: about 300 entries. Browsers allow a site at
 * least 2.5 million.
 */
const maxLength = 1_000_000;
const lengthOf = (entry: unknown): number => JSON.stringify(entry).length;

/** A cached entry and the time it was saved. */
export interface CachedEntry {
  readonly entry: EncyclopediaEntry;
  readonly saved: Date;
}

const idOf = (term: string): string => term.trim().toLowerCase();

/** The cached entry for a term; undefined if there is none or it is invalid. */
export function cachedEntry(term: string): CachedEntry | undefined {
  const stored = cache.value(idOf(term)).read();
  return stored && isKeptEntry(stored.entry) ? { entry: stored.entry, saved: new Date(stored.saved) } : undefined;
}

/** Caches an entry under its term and evicts the oldest entries if needed. */
export function cacheEntry(term: string, entry: EncyclopediaEntry, saved = new Date()): void {
  const id = idOf(term);
  const others = cache.ids().filter((other) => other !== id);
  const newestFirst = others
    .map((other) => ({ value: cache.value(other), stored: cache.value(other).read() }))
    .sort((a, b) => ((a.stored?.saved ?? '') < (b.stored?.saved ?? '') ? 1 : -1));
  let usedLength = lengthOf(entry);
  for (const { value, stored } of newestFirst) {
    usedLength += lengthOf(stored?.entry ?? '');
    if (!stored || usedLength > maxLength) value.remove();
  }
  cache.value(id).write({ saved: saved.toISOString(), entry });
}

/** The time each cached entry was saved, by lower-case term. */
export function cachedTerms(): ReadonlyMap<string, Date> {
  const saved = cache.ids().flatMap((id): [string, Date][] => {
    const stored = cache.value(id).read();
    return stored ? [[id, new Date(stored.saved)]] : [];
  });
  return new Map(saved);
}

/** 'November 20, 2026', in the local time zone. */
export const dayOf = (saved: Date): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(saved);

/*
 * By hand, because a kept entry is drawn at once, and zod is not there yet. What is kept was read with the schema when
 * it came; what is not as it was written is fetched again.
 */

const isInsight = isShape<LanguageInsight>({
  word: isText,
  meaning: isText,
  strongs: isOptional(isText),
  transliteration: isOptional(isText),
});

const isMissing = (value: unknown): value is undefined => value === undefined;

/** Whether a stored value is an entry. One that holds help is none: nothing about a crisis is stored on the device. */
const isKeptEntry: Is<EncyclopediaEntry> = isShape<EncyclopediaEntry>({
  title: isText,
  category: isText,
  summary: isText,
  details: isText,
  languageInsights: isShape<EncyclopediaEntry['languageInsights']>({
    hebrew: isOptional(isInsight),
    greek: isOptional(isInsight),
  }),
  historicalContext: isText,
  keyScriptures: isListOf(isText),
  namesakes: isOptional(isListOf(isShape<Namesake>({ title: isText, label: isText }))),
  care: isMissing,
  provenance: isOptional(isProvenance),
});
