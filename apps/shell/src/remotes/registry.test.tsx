import { fakeNetwork, json, unreachable, type Routes } from '@berea/shell-api/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRegistry } from './registry.ts';
import { registryOf } from './testing/registry.ts';

const inline = registryOf({ reader: {} }, { revision: 1 });
const hosted = { ...inline, revision: 2 };

/** Inlines a registry in the page, as the host does. */
function inPage(value: unknown) {
  document.getElementById('berea-registry')?.remove();
  const script = Object.assign(document.createElement('script'), {
    id: 'berea-registry',
    type: 'application/json',
    textContent: JSON.stringify(value),
  });
  document.body.append(script);
}

function host(answer: Routes[string]) {
  const network = fakeNetwork({ '/registry.json': answer });
  vi.stubGlobal('fetch', network.fetch);
  return network;
}

afterEach(() => document.getElementById('berea-registry')?.remove());

describe('the registry', () => {
  it('is read from the page without a request', async () => {
    inPage(inline);
    const { calls } = host(() => json(hosted));
    expect(await findRegistry()).toEqual(inline);
    expect(calls).toEqual([]);
  });

  it('is fetched from the host when the page has none', async () => {
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });

  it.each<[string, Routes[string]]>([
    ['is unreachable', unreachable],
    ['returns 404', () => new Response('', { status: 404 })],
    ['returns HTML', () => new Response('<!doctype html>')],
    ['returns another schema version', () => json({ ...hosted, schema: 3 })],
    ['returns an unreadable registry', () => json({ ...hosted, remotes: 'none' })],
  ])('falls back to the last readable copy in this browser when the host %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    host(() => json(hosted));
    await findRegistry();
    host(answer);
    expect(await findRegistry()).toEqual(hosted);
  });

  it('is read with the schemas when the one in the page is odd: only what cannot be read is left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    inPage({ ...inline, remotes: { ...inline.remotes, other: { stable: 7 } } });
    host(unreachable);
    expect(await findRegistry()).toEqual(inline);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Registry: other: /));
  });

  it('is fetched from the host when the one in the page has another schema version', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    inPage({ ...inline, schema: 3 });
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });

  it('logs why a registry was not usable, and which part of one was left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    host(() => json({ ...hosted, schema: 3 }));
    await findRegistry();
    expect(warn).toHaveBeenCalledWith('Registry: schema 3 is not known here');
    host(() => json({ ...hosted, remotes: { ...hosted.remotes, Other: {} } }));
    expect(Object.keys((await findRegistry())!.remotes)).toEqual(['reader']);
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/^Registry: Other: /));
  });

  it('is undefined when the page, the host and the browser have none', async () => {
    host(unreachable);
    expect(await findRegistry()).toBeUndefined();
  });

  it('is found when storage is unavailable', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });
});

describe('a page from an old cache', () => {
  const at = (epoch: number, revision: number) => registryOf({ reader: {} }, { epoch, revision });

  it.each([
    ['does not replace a newer revision of the same epoch', at(5, 7), at(5, 6), at(5, 7)],
    ['is used when it is the newer one', at(5, 7), at(5, 8), at(5, 8)],
    ['of a host that was set up again replaces every revision before', at(5, 7), at(6, 1), at(6, 1)],
    ['of an earlier epoch is used too: the host was moved back', at(5, 7), at(4, 1), at(4, 1)],
  ])('%s', async (_, stored, arrived, used) => {
    inPage(stored);
    await findRegistry();
    inPage(arrived);
    expect(await findRegistry()).toEqual(used);
    // The choice is kept.
    document.getElementById('berea-registry')?.remove();
    host(unreachable);
    expect(await findRegistry()).toEqual(used);
  });
});
