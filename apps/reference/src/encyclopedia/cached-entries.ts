import { encyclopediaEntry, type EncyclopediaEntry } from '@berea/validation';

/**
 * The entries this browser has fetched, each under its lower-case search term. In localStorage and not in IndexedDB: it answers
 * at once, so that a held entry and the marks in a list stand with the first paint; and there is a bound, so that it never
 * takes the room of the session and the settings beside it.
 */
const prefix = 'berea-entry:';

/** Some three hundred entries. Characters; browsers give a site two and a half million at the least. */
const room = 1_000_000;

/** The length of an ISO time: each value is a time, a space, and the entry as JSON. */
const timeLength = 24;

export interface CachedEntry {
  readonly entry: EncyclopediaEntry;
  readonly saved: Date;
}

const keyOf = (term: string): string => prefix + term.trim().toLowerCase();

/** What of this browser's storage is ours; private windows may refuse it. */
function stored(): { key: string; value: string }[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!);
    return keys.filter((key) => key.startsWith(prefix)).map((key) => ({ key, value: localStorage.getItem(key) ?? '' }));
  } catch {
    return [];
  }
}

/** The copy held for a term; undefined where there is none that can be read. */
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

/** Keeps an entry under its term; the oldest make room for it. Where nothing can be stored, nothing is. */
export function cacheEntry(term: string, entry: EncyclopediaEntry, saved = new Date()): void {
  const key = keyOf(term);
  const value = `${saved.toISOString()} ${JSON.stringify(entry)}`;
  const oldestFirst = stored()
    .filter((other) => other.key !== key)
    .sort((a, b) => (a.value < b.value ? -1 : 1));
  let taken = value.length + oldestFirst.reduce((sum, other) => sum + other.value.length, 0);
  try {
    for (const { key: old, value: oldValue } of oldestFirst) {
      if (taken <= room) break;
      localStorage.removeItem(old);
      taken -= oldValue.length;
    }
    localStorage.setItem(key, value);
  } catch {
    // A full or closed storage: the entry is read without being kept.
  }
}

/** When each held entry was saved, by lower-case term. */
export function cachedTerms(): ReadonlyMap<string, Date> {
  return new Map(stored().map(({ key, value }) => [key.slice(prefix.length), new Date(value.slice(0, timeLength))]));
}

/** 'November 20, 2026' */
export const dayOf = (saved: Date): string => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(saved);
