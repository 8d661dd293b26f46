import { encyclopediaEntry, type EncyclopediaEntry } from '@berea/validation';

/**
 * The key prefix of cached entries, which are stored under their lower-case search term. They are in localStorage
 * instead of IndexedDB because it is synchronous: a cached entry and the marks in a list are part of the first paint.
 * The total size is limited, so that the cache does not use up the quota for the session and the settings.
 */
const prefix = 'berea-entry:';

/**
 * The maximum total length of the cached values in characters: about 300 entries. Browsers allow a site at least 2.5
 * million.
 */
const maxLength = 1_000_000;

/** The length of an ISO time: each value is a time, a space, and the entry as JSON. */
const timeLength = 24;

/** A cached entry and the time it was saved. */
export interface CachedEntry {
  readonly entry: EncyclopediaEntry;
  readonly saved: Date;
}

const keyOf = (term: string): string => prefix + term.trim().toLowerCase();

/** All cached values, unparsed; [] if the storage is blocked, for example in a private window. */
function stored(): { key: string; value: string }[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!);
    return keys.filter((key) => key.startsWith(prefix)).map((key) => ({ key, value: localStorage.getItem(key) ?? '' }));
  } catch {
    return [];
  }
}

/** The cached entry for a term; undefined if there is none or it is invalid. */
export function cachedEntry(term: string): CachedEntry | undefined {
  try {
    const value = localStorage.getItem(keyOf(term)) ?? '';
    const saved = new Date(value.slice(0, timeLength));
    const entry = encyclopediaEntry.parse(JSON.parse(value.slice(timeLength)));
    return Number.isNaN(saved.getTime()) ? undefined : { entry, saved };
  } catch {
    return undefined;
  }
}

/**
 * Caches an entry under its term and evicts the oldest entries if needed. Does nothing if the storage is full or
 * blocked.
 */
export function cacheEntry(term: string, entry: EncyclopediaEntry, saved = new Date()): void {
  const key = keyOf(term);
  const value = `${saved.toISOString()} ${JSON.stringify(entry)}`;
  const oldestFirst = stored()
    .filter((other) => other.key !== key)
    .sort((a, b) => (a.value < b.value ? -1 : 1));
  let usedLength = value.length + oldestFirst.reduce((sum, other) => sum + other.value.length, 0);
  try {
    for (const { key: old, value: oldValue } of oldestFirst) {
      if (usedLength <= maxLength) break;
      localStorage.removeItem(old);
      usedLength -= oldValue.length;
    }
    localStorage.setItem(key, value);
  } catch {
    // The storage is full or blocked; the entry is shown without being cached.
  }
}

/** The time each cached entry was saved, by lower-case term. */
export function cachedTerms(): ReadonlyMap<string, Date> {
  return new Map(stored().map(({ key, value }) => [key.slice(prefix.length), new Date(value.slice(0, timeLength))]));
}

/** 'November 20, 2026', in the local time zone. */
export const dayOf = (saved: Date): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(saved);
