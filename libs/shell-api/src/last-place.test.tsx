import { bookById } from '@berea/scripture';
import { describe, expect, it, vi } from 'vitest';
import { keepLastPlace, lastPlace } from './last-place.ts';
import './testing.tsx';

const john3 = { book: bookById('John')!, chapter: 3 };

describe('lastPlace', () => {
  it('returns the chapter that was read last', () => {
    keepLastPlace({ book: bookById('Gen')!, chapter: 1 });
    keepLastPlace(john3);
    expect(lastPlace()).toEqual(john3);
  });

  it('knows whether a reading plan led there', () => {
    keepLastPlace({ ...john3, plan: true });
    expect(lastPlace()).toEqual({ ...john3, plan: true });
    keepLastPlace({ ...john3, plan: false });
    expect(lastPlace()).toEqual(john3);
  });

  it('returns undefined before anything was read', () => {
    expect(lastPlace()).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '{"book":"John"}',
    '{"book":"Tobit","chapter":1}',
    '{"book":"John","chapter":22}',
    '{"book":"John","chapter":0}',
    '{"book":"John","chapter":"3"}',
  ])('returns undefined when the stored value is %s', (note) => {
    localStorage.setItem('berea:last-place', note);
    expect(lastPlace()).toBeUndefined();
  });

  it('does not fail when the browser refuses to store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => keepLastPlace(john3)).not.toThrow();
    expect(lastPlace()).toBeUndefined();
  });
});
