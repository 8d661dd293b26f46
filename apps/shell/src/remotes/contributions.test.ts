import type { HomeCard } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { contributionsOf } from './contributions.ts';
import { registryOf } from './testing/registry.ts';

const card = (path: string, order?: number) => ({ path, label: path, description: path, ...(order && { order }) });
const addresses = (cards: readonly Pick<HomeCard, 'path'>[]) => cards.map(({ path }) => path);

const registry = registryOf({
  reader: {
    versions: ['1.1.0-bbbbbb', '1.0.0-aaaaaa'],
    routes: [{ path: '/bible/:book?/:chapter?' }, { path: '/concordance' }],
    contributions: {
      home: [card('/concordance', 60), card('/bible', 10), card('/nowhere', 1)],
      header: [{ path: '/bible', label: 'Bible' }],
      own: [
        { path: '/concordance', label: 'Words', order: 20 },
        { path: '/bible', label: 'Places', order: 10 },
        { path: '/nowhere', label: 'Lost' },
      ],
      links: { passage: '/bible/{book}/{chapter}', lost: '/nowhere' },
      offers: ['verse-menu'],
    },
    only: { '1.0.0-aaaaaa': { contributions: { home: [card('/bible', 5)] } } },
  },
  reference: {
    routes: [{ path: '/question' }],
    contributions: {
      home: [card('/question', 30)],
      links: { passage: '/question', ask: '/question?about={reference}' },
      extensions: {
        'verse-menu': [{ label: 'Ask about this verse', href: '/question?about={reference}', order: 20 }],
        constructor: [{ label: 'Ask', href: '/question' }],
      },
    },
  },
  studies: {
    routes: [{ path: '/guided' }],
    contributions: {
      extensions: {
        'verse-menu': [
          { label: 'Study this', href: '/guided?about={reference}', order: 10 },
          { label: 'Lost', href: '/nowhere' },
        ],
      },
    },
  },
  withdrawn: { routes: [{ path: '/old' }], enabled: false, contributions: { home: [card('/old', 1)] } },
});

describe('what the remotes contribute', () => {
  const all = contributionsOf(registry);

  it('is in the order they ask for, by the stable releases of enabled remotes, as far as it is served', () => {
    expect(addresses(all.home)).toEqual(['/bible', '/question', '/concordance']);
    expect(addresses(all.header)).toEqual(['/bible']);
    expect(addresses(all.own)).toEqual(['/bible', '/concordance']);
    expect(all.offers).toEqual(['verse-menu']);
  });

  it('has the first remote’s link of each name', () => {
    expect(all.links).toEqual({ passage: '/bible/{book}/{chapter}', ask: '/question?about={reference}' });
  });

  it('has the entries of every remote for an extension point, whatever its name is', () => {
    expect(all.extensions['verse-menu']?.map(({ label }) => label)).toEqual(['Study this', 'Ask about this verse']);
    expect(Object.entries(all.extensions).map(([point, entries]) => [point, entries.length])).toEqual([
      ['verse-menu', 2],
      ['constructor', 1],
    ]);
  });
});
