import { storedGroup } from '@berea/shell-api';
import { isLike, isShape, readAs, type EncyclopediaEntry } from '@berea/validation';
import { isKeptEntry } from './kept-entry.ts';

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
