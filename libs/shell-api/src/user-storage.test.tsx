import { describe, expect, it, vi } from 'vitest';
import { clearUserStorage, writeUserStorage, readUserStorage } from './user-storage.ts';
import './testing.tsx';

describe('user storage', () => {
  it('returns stored values only to the same user', () => {
    writeUserStorage('lydia', 'unsent', [1]);
    expect(readUserStorage('lydia', 'unsent')).toEqual([1]);
    expect(readUserStorage('silas', 'unsent')).toBeUndefined();
  });

  it('removes one value or all values of a user, and keeps those of other users', () => {
    for (const name of ['a', 'b', 'c']) writeUserStorage('lydia', name, name);
    writeUserStorage('silas', 'a', 'a');
    writeUserStorage('lydia', 'a', undefined);
    expect([readUserStorage('lydia', 'a'), readUserStorage('lydia', 'b')]).toEqual([undefined, 'b']);
    clearUserStorage('lydia');
    expect([readUserStorage('lydia', 'b'), readUserStorage('lydia', 'c'), readUserStorage('silas', 'a')]).toEqual([
      undefined,
      undefined,
      'a',
    ]);
  });

  it('returns undefined for an unreadable value and does not throw when storing fails', () => {
    localStorage.setItem('berea-own lydia unsent', '{');
    expect(readUserStorage('lydia', 'unsent')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeUserStorage('lydia', 'unsent', [1])).not.toThrow();
  });
});
