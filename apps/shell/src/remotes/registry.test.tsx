import { fakeNetwork, json, unreachable, type Routes } from '@berea/shell-api/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRegistry } from './registry.ts';
import { registryOf } from './testing/registry.ts';

const inline = { ...registryOf({ reader: {} }), revision: 1 };
const hosted = { ...inline, revision: 2 };

/** Inlines a registry in the page, as the host does. */
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
    ['returns a newer schema version', () => json({ ...hosted, schema: 2 })],
    ['returns an invalid registry', () => json({ ...hosted, remotes: 'none' })],
  ])('falls back to the last valid copy in this browser when the host %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    host(() => json(hosted));
    await findRegistry();
    host(answer);
    expect(await findRegistry()).toEqual(hosted);
  });

  it('is fetched from the host when the one in the page has a newer schema version', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    inPage({ ...inline, schema: 2 });
    host(() => json(hosted));
    expect(await findRegistry()).toEqual(hosted);
  });

  it('logs why a registry was not usable', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    host(() => json({ ...hosted, schema: 2 }));
    await findRegistry();
    expect(warn).toHaveBeenCalledWith('Registry not usable (unknown-schema): schema 2 is not known here');
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
