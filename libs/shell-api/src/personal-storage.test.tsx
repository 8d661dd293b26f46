import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimDrafts, clearPersonalStorage, formDraft, userStorage } from './personal-storage.ts';
import './testing.tsx';

const notes = (userId: string) => userStorage(userId, 'pending-notes', z.array(z.number()), 'unsent-notes');

beforeEach(() => sessionStorage.clear());

describe('personal storage', () => {
  it('security: returns values only to their user', () => {
    notes('lydia').write([1]);
    expect([notes('lydia').read(), notes('silas').read()]).toEqual([[1], undefined]);
  });

  it('returns the values that an earlier release stored', () => {
    localStorage.setItem('berea-own lydia unsent-notes', '[1]');
    sessionStorage.setItem('berea-draft-prayer', '{"message":"Amen."}');
    expect([notes('lydia').read(), formDraft('prayer').read()]).toEqual([[1], { message: 'Amen.' }]);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([
      'berea:user:lydia:pending-notes',
      'berea:draft:prayer',
    ]);
  });

  it('keeps a form draft in this tab', () => {
    formDraft('prayer').write({ message: 'Amen.' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it('security: forgets the drafts of somebody whose session expired when another signs in', () => {
    const prayer = formDraft('prayer');
    prayer.write({ message: 'Typed as a visitor.' });
    expect([claimDrafts('lydia'), claimDrafts('lydia')]).toEqual([false, false]);
    expect(prayer.read()).toEqual({ message: 'Typed as a visitor.' });
    expect(claimDrafts('silas')).toBe(true);
    expect(prayer.read()).toBeUndefined();
    prayer.write({ message: 'Amen.' });
    claimDrafts('silas');
    expect(prayer.read()).toEqual({ message: 'Amen.' });
  });

  it('security: is cleared of one user and of every draft, and keeps what belongs to others', () => {
    for (const id of ['lydia', 'silas']) notes(id).write([1]);
    localStorage.setItem('berea-own lydia unsent-highlights', '[1]');
    localStorage.setItem('berea:settings', '{}');
    for (const form of ['prayer', 'contact']) formDraft(form).write({ message: 'Amen.' });
    clearPersonalStorage('lydia');
    expect(Object.keys(localStorage).toSorted()).toEqual(['berea:settings', 'berea:user:silas:pending-notes']);
    expect(sessionStorage).toHaveLength(0);
  });
});
