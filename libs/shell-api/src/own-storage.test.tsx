import { describe, expect, it, vi } from 'vitest';
import { forgetOwn, keepOwn, readOwn } from './own-storage.ts';
import './testing.tsx';

describe('what is kept for a person', () => {
  it('is theirs alone', () => {
    keepOwn('lydia', 'unsent', [1]);
    expect(readOwn('lydia', 'unsent')).toEqual([1]);
    expect(readOwn('silas', 'unsent')).toBeUndefined();
  });

  it('is forgotten by name, or all at once, and nobody else loses anything', () => {
    for (const name of ['a', 'b', 'c']) keepOwn('lydia', name, name);
    keepOwn('silas', 'a', 'a');
    keepOwn('lydia', 'a', undefined);
    expect([readOwn('lydia', 'a'), readOwn('lydia', 'b')]).toEqual([undefined, 'b']);
    forgetOwn('lydia');
    expect([readOwn('lydia', 'b'), readOwn('lydia', 'c'), readOwn('silas', 'a')]).toEqual([undefined, undefined, 'a']);
  });

  it('is nothing where it cannot be read or stored', () => {
    localStorage.setItem('berea-own lydia unsent', '{');
    expect(readOwn('lydia', 'unsent')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepOwn('lydia', 'unsent', [1])).not.toThrow();
  });
});
