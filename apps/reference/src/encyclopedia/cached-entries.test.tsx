import { encyclopediaEntry } from '@berea/validation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entry as body } from '../testing/reference.ts';
import { dayOf, cachedEntry, cachedTerms, cacheEntry } from './cached-entries.ts';

const entry = encyclopediaEntry.parse(body);
const day = new Date('2026-11-20T09:30:00Z');
afterEach(() => localStorage.clear());

describe('cached entries', () => {
  it('are stored under the lower-case term with the time they were saved', () => {
    cacheEntry(' Abraham ', entry, day);
    expect(cachedEntry('ABRAHAM')).toEqual({ entry, saved: day });
    expect([...cachedTerms()]).toEqual([['abraham', day]]);
    expect(dayOf(day)).toBe('November 20, 2026');
  });

  it('are replaced by a newer copy', () => {
    cacheEntry('Abraham', entry, day);
    cacheEntry('abraham', { ...entry, summary: 'Updated.' }, new Date('2026-12-01T00:00:00Z'));
    expect(cachedEntry('Abraham')?.entry.summary).toBe('Updated.');
    expect(cachedTerms().size).toBe(1);
  });

  it('are evicted oldest first, without touching other keys in the storage', () => {
    localStorage.setItem('berea:settings', 'mine');
    const long = { ...entry, details: 'a'.repeat(300_000) };
    for (const [index, term] of ['one', 'two', 'three', 'four'].entries())
      cacheEntry(term, long, new Date(Date.UTC(2026, 0, index + 1)));
    expect([...cachedTerms().keys()].sort()).toEqual(['four', 'three', 'two']);
    expect(localStorage.getItem('berea:settings')).toBe('mine');
  });

  it.each(['', 'nonsense', '{"saved":"2026-11-20T09:30:00.000Z","entry":{"title":1}}', '{"saved":"yesterday"}'])(
    'are ignored when the stored value is "%s"',
    (value) => {
      localStorage.setItem('berea:entry:abraham', value);
      expect(cachedEntry('Abraham')).toBeUndefined();
    },
  );

  it('are ignored when the stored entry holds help: nothing about a crisis is kept', () => {
    const stored = { saved: day.toISOString(), entry: { ...entry, care: { kind: 'abuse' } } };
    localStorage.setItem('berea:entry:abraham', JSON.stringify(stored));
    expect(cachedEntry('Abraham')).toBeUndefined();
  });

  it.each([
    ['a summary', { summary: undefined }],
    ['scriptures', { keyScriptures: [1] }],
    ['an insight', { languageInsights: { hebrew: { word: 'ab' } } }],
    ['a source', { provenance: { writer: 'card', sources: [{}], checked: {} } }],
  ])('are ignored without %s as it was written', (_, changes) => {
    const stored = { saved: day.toISOString(), entry: { ...entry, ...changes } };
    localStorage.setItem('berea:entry:abraham', JSON.stringify(stored));
    expect(cachedEntry('Abraham')).toBeUndefined();
  });

  it('move once from the key and the format of an earlier release', () => {
    localStorage.setItem('berea-entry:abraham', `${day.toISOString()} ${JSON.stringify(entry)}`);
    expect([...cachedTerms()]).toEqual([['abraham', day]]);
    expect(cachedEntry('Abraham')).toEqual({ entry, saved: day });
    expect(Object.keys(localStorage)).toEqual(['berea:entry:abraham']);
  });

  it('are not stored when the browser storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cacheEntry('Abraham', entry, day);
    vi.restoreAllMocks();
    expect(cachedEntry('Abraham')).toBeUndefined();
  });
});
