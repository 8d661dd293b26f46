import type { WritableAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { StoredValue } from './storage.ts';

/** An atom that holds a stored value, stores every change and follows other tabs. */
export const storedAtom = <T>(
  stored: StoredValue<T>,
  initial: T,
): WritableAtom<T, [update: T | ((now: T) => T)], void> =>
  atomWithStorage<T>(
    'known to `stored`',
    initial,
    {
      getItem: () => stored.read() ?? initial,
      setItem: (_, value) => stored.write(value),
      removeItem: () => stored.remove(),
      subscribe: (_, changed) => stored.onChange(() => changed(stored.read() ?? initial)),
    },
    { getOnInit: true },
  );
