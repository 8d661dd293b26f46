import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { removeStored, specifiedValue, storedGroup, storedValue } from './storage.ts';
import './testing.tsx';

const former = { key: 'berea-lamp' };
const lamp = storedValue('lamp', z.object({ lit: z.boolean() }), { former });
const refuse = (method: 'getItem' | 'setItem', name: string) =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });

describe('a stored value', () => {
  it('is stored as JSON under the prefix of the product until it is removed', () => {
    expect(lamp.read()).toBeUndefined();
    lamp.write({ lit: true });
    expect(localStorage.getItem('berea:lamp')).toBe('{"lit":true}');
    expect(lamp.read()).toEqual({ lit: true });
    lamp.remove();
    expect(localStorage).toHaveLength(0);
  });

  it('is read with a plain function, too', () => {
    const place = storedValue('place', (stored) => (typeof stored === 'string' ? stored : undefined));
    place.write('John 3');
    expect(place.read()).toBe('John 3');
    localStorage.setItem('berea:place', '3');
    expect(place.read()).toBeUndefined();
  });

  it('is undefined when its reader throws', () => {
    const broken = storedValue<string>('broken', () => {
      throw new Error('odd');
    });
    broken.write('x');
    expect(broken.read()).toBeUndefined();
  });

  it('is stored under its bare key when the specification names the key', () => {
    specifiedValue('bible', z.literal(true)).write(true);
    expect(localStorage.getItem('bible')).toBe('true');
  });

  it('is stored for one tab when its area is the tab', () => {
    const draft = storedValue('draft', z.string(), { area: 'tab' });
    draft.write('Dear');
    expect([sessionStorage.getItem('berea:draft'), localStorage.length]).toEqual(['"Dear"', 0]);
    draft.remove();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '{"lit":1}', ''])('is undefined when %j is stored', (text) => {
    localStorage.setItem('berea:lamp', text);
    expect(lamp.read()).toBeUndefined();
  });

  it('is undefined, and storing does nothing, when the browser refuses', () => {
    refuse('setItem', 'QuotaExceededError');
    refuse('getItem', 'SecurityError');
    expect(() => lamp.write({ lit: true })).not.toThrow();
    expect(lamp.read()).toBeUndefined();
  });

  it('reports changes in other tabs, and the clearing of the storage, until it is stopped', () => {
    const changed = vi.fn<() => void>();
    const stop = lamp.onChange(changed);
    for (const key of ['berea:lamp', 'other', null]) dispatchEvent(new StorageEvent('storage', { key }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'berea:lamp' }));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('a value stored by an earlier release', () => {
  it('moves once to its present key', () => {
    localStorage.setItem('berea-lamp', '{"lit":true}');
    expect(lamp.read()).toEqual({ lit: true });
    expect({ ...localStorage }).toEqual({ 'berea:lamp': '{"lit":true}' });
    expect(lamp.read()).toEqual({ lit: true });
  });

  it('does not replace a newer value, and goes when a value is written or removed', () => {
    localStorage.setItem('berea:lamp', '{"lit":false}');
    localStorage.setItem('berea-lamp', '{"lit":true}');
    expect(lamp.read()).toEqual({ lit: false });
    lamp.write({ lit: false });
    expect(Object.keys(localStorage)).toEqual(['berea:lamp']);
    localStorage.setItem('berea-lamp', '{"lit":true}');
    lamp.remove();
    expect(localStorage).toHaveLength(0);
  });

  it('is read where it is while the storage is full', () => {
    localStorage.setItem('berea-lamp', '{"lit":true}');
    refuse('setItem', 'QuotaExceededError');
    expect(lamp.read()).toEqual({ lit: true });
    expect(Object.keys(localStorage)).toEqual(['berea-lamp']);
  });
});

describe('a group of stored values', () => {
  const oil = storedGroup('oil', z.object({ jars: z.number() }), {
    key: 'berea-jars:',
    convert: (text) => `{"jars":${text}}`,
  });

  it('lists the ids of its values, those of an earlier release included', () => {
    oil.value('ruth').write({ jars: 2 });
    localStorage.setItem('berea-jars:naomi', '3');
    localStorage.setItem('berea:oiler:x', '1');
    expect(oil.ids().toSorted()).toEqual(['naomi', 'ruth']);
    expect(oil.value('naomi').read()).toEqual({ jars: 3 });
    expect(Object.keys(localStorage).toSorted()).toEqual(['berea:oil:naomi', 'berea:oil:ruth', 'berea:oiler:x']);
  });

  it('is empty when the browser refuses', () => {
    vi.stubGlobal('localStorage', null);
    const ids = oil.ids();
    vi.unstubAllGlobals();
    expect(ids).toEqual([]);
  });
});

it('removes the values whose names begin alike, under their former keys too', () => {
  for (const key of ['berea:user:a:x', 'berea:user:a:y', 'berea:user:b:x', 'berea-own a x', 'berea-own b x'])
    localStorage.setItem(key, '1');
  removeStored('user:a:', { formerKey: 'berea-own a ' });
  expect(Object.keys(localStorage).toSorted()).toEqual(['berea-own b x', 'berea:user:b:x']);
});
