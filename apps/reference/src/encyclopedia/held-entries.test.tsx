import { encyclopediaEntry } from '@berea/validation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entry as body } from '../testing/reference.ts';
import { dayOf, heldEntry, heldTerms, holdEntry } from './held-entries.ts';

const entry = encyclopediaEntry.parse(body);
const day = new Date('2026-11-20T09:30:00Z');
afterEach(() => localStorage.clear());

describe('held entries', () => {
  it('are kept under the lower-case term with the day they were saved', () => {
    holdEntry(' Abraham ', entry, day);
    expect(heldEntry('ABRAHAM')).toEqual({ entry, saved: day });
    expect([...heldTerms()]).toEqual([['abraham', day]]);
    expect(dayOf(day)).toBe('November 20, 2026');
  });

  it('are replaced by a later copy', () => {
    holdEntry('Abraham', entry, day);
    holdEntry('abraham', { ...entry, summary: 'Anew.' }, new Date('2026-12-01T00:00:00Z'));
    expect(heldEntry('Abraham')?.entry.summary).toBe('Anew.');
    expect(heldTerms().size).toBe(1);
  });

  it('make room, the oldest first, and leave alone what others keep', () => {
    localStorage.setItem('berea-settings', 'mine');
    const long = { ...entry, details: 'a'.repeat(300_000) };
    for (const [index, term] of ['one', 'two', 'three', 'four'].entries())
      holdEntry(term, long, new Date(Date.UTC(2026, 0, index + 1)));
    expect([...heldTerms().keys()].sort()).toEqual(['four', 'three', 'two']);
    expect(localStorage.getItem('berea-settings')).toBe('mine');
  });

  it.each(['', 'nonsense', '2026-11-20T09:30:00.000Z {"title":1}', 'the day before yesterday{}'])(
    'are not there when what is stored is "%s"',
    (value) => {
      localStorage.setItem('berea-entry:abraham', value);
      expect(heldEntry('Abraham')).toBeUndefined();
    },
  );

  it('are simply not kept where the browser refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    holdEntry('Abraham', entry, day);
    vi.restoreAllMocks();
    expect(heldEntry('Abraham')).toBeUndefined();
  });
});
