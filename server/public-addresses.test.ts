import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recognise } from '@berea/care/recognise';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isCardAddress, isSharedAddress, publicAddresses } from './public-addresses.ts';

const repository = path.resolve(import.meta.dirname, '..');
const routes = z.object({
  berea: z.object({ routes: z.array(z.object({ path: z.string(), access: z.string() })) }),
});
/** The routes of every remote that anybody may open, as expressions. */
const open = ['reader', 'reference', 'studies', 'account'].flatMap((app) =>
  routes
    .parse(JSON.parse(readFileSync(path.join(repository, 'apps', app, 'package.json'), 'utf8')))
    .berea.routes.filter(({ access }) => access === 'open')
    .map((route) => new RegExp(`^${route.path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)),
);

describe('the pages that are the same for everybody', () => {
  let addresses: readonly string[];
  beforeAll(async () => {
    addresses = await publicAddresses();
  }, 60_000);

  it('are all chapters, entries and cards, each once', () => {
    expect(addresses).toEqual(expect.arrayContaining(['/bible/genesis/1', '/bible/3-john/1', '/bible/revelation/22']));
    expect(addresses.filter((address) => /^\/bible\/.*\d$/.test(address))).toHaveLength(1_189);
    expect(addresses).toContain('/question?q=Was+Jesus+married%3F');
    expect(addresses).toContain(`/encyclopedia/entry/${encodeURIComponent('The Good Samaritan')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are screens that exist and need no account', () => {
    for (const address of addresses) {
      const [pathname = ''] = address.split('?');
      expect(
        open.some((route) => route.test(pathname)),
        address,
      ).toBe(true);
    }
  });

  it('are no page whose address is replaced, because it may come from somebody in danger', () => {
    const dangerous = 'How do I go on after someone I love died by suicide?';
    expect(recognise(dangerous)).toBeDefined();
    const address = `/question?${new URLSearchParams({ q: dangerous })}`;
    expect([addresses.includes(address), isCardAddress(address)]).toEqual([false, false]);
    expect(isCardAddress('/question?q=Was+Jesus+married%3F')).toBe(true);
    expect(isCardAddress('/question?q=Was+my+neighbour+married%3F')).toBe(false);
  });

  it('security: are rendered on the server unless they have what somebody typed', () => {
    for (const shared of [
      '/',
      '/bible/john/3',
      '/bible/john/3/16-18?version=eng-web',
      '/question',
      '/question?q=Was+Jesus+married%3F',
      '/encyclopedia/entry/Abraham',
      '/concordance/shepherd',
    ])
      expect(isSharedAddress(shared), shared).toBe(true);
    for (const personal of [
      '/question?q=Was+my+neighbour+married%3F',
      '/encyclopedia/entry/my%20neighbour',
      '/encyclopedia/entry/Abraham?from=me',
      '/bible/john/3?version=kjv',
      '/concordance/kms',
      '/concordance/i%20want%20to%20kill%20myself',
      '/bible/john/3?version=eng-web&note=mine',
      // Of which no copies may be kept.
      '/bible/john/3?version=eng-nasb',
    ])
      expect(isSharedAddress(personal), personal).toBe(false);
  });
});
