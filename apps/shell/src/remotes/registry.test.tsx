import { fakeNetwork, json, unreachable, type Routes } from '@berea/shell-api/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRegistry } from './registry.ts';
import { registryOf } from './testing/registry.ts';

const inline = { ...registryOf({ reader: {} }), revision: 1 };
const hosted = { ...inline, revision: 2 };

/** Writes a registry into the page, as the host does. */
function inPage(value: unknown) {
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
  it('is the one in the page, without asking the host', async () => {
    inPage(inline);
    const { calls } = host(() => json(hosted));
    expect(await findRegistry()).toEqual(inline);
    expect(calls).toEqual([]);
  });

  it('is the one of the host where the page has none', async () => {
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });

  it.each<[string, Routes[string]]>([
    ['does not answer', unreachable],
    ['has none', () => new Response('', { status: 404 })],
    ['answers with a page', () => new Response('<!doctype html>')],
    ['answers for a newer shell', () => json({ ...hosted, schema: 2 })],
    ['answers with nonsense', () => json({ ...hosted, remotes: 'none' })],
  ])('is the last good copy of this browser when the host %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    host(() => json(hosted));
    await findRegistry();
    host(answer);
    expect(await findRegistry()).toEqual(hosted);
  });

  it('is the one of the host where the page holds one for a newer shell', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    inPage({ ...inline, schema: 2 });
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });

  it('says on the console why one was not usable', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    host(() => json({ ...hosted, schema: 2 }));
    await findRegistry();
    expect(warn).toHaveBeenCalledWith('Registry not usable (unknown-schema): schema 2 is not known here');
  });

  it('is none when there is none in the page, at the host or in this browser', async () => {
    host(unreachable);
    expect(await findRegistry()).toBeUndefined();
  });

  it('is found where the browser refuses to store', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });
});
