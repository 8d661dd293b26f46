import type { Registry } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { matchRemote, releasesOf } from './match.ts';
import { registryOf } from './testing/registry.ts';

const stable = '1.1.0-bbbbbb';
const previous = '1.0.0-aaaaaa';
const registry = registryOf({
  reader: {
    routes: [{ path: '/bible/:book?/:chapter?' }, { path: '/concordance' }],
    versions: [stable, previous],
    only: { [previous]: { routes: [{ path: '/bible/:book?/:chapter?' }, { path: '/maps' }] } },
  },
  account: { routes: [{ path: '/profile', access: 'signed-in' }, { path: '/settings' }] },
  thief: { routes: [{ path: '/bible/john' }, { path: '/own' }] },
  withdrawn: { routes: [{ path: '/withdrawn' }], enabled: false },
});
const ownerOf = (path: string) => matchRemote(registry, path)?.name;
const idsFor = (path: string) => {
  const match = matchRemote(registry, path);
  return match?.kind === 'route' ? match.candidates.map(({ release }) => release.id) : undefined;
};

describe('the remote of an address', () => {
  it('is the one that owns the first segment', () => {
    expect(ownerOf('/bible')).toBe('reader');
    expect(ownerOf('/bible/john/3')).toBe('reader');
    expect(ownerOf('/Bible/')).toBe('reader');
    expect(ownerOf('/settings')).toBe('account');
  });

  it('stays the owner when another remote claims an address under it', () => {
    expect(ownerOf('/bible/john')).toBe('reader');
    expect(ownerOf('/own')).toBe('thief');
  });

  it.each(['/bibles', '/bib', '/', '/bible/john/3/16', '/nowhere', '/constructor', '/__proto__'])(
    'is undefined for %s, which nothing serves',
    (path) => {
      expect(matchRemote(registry, path)).toBeUndefined();
    },
  );

  it('is undefined without a registry', () => {
    expect(matchRemote(undefined, '/bible')).toBeUndefined();
  });

  it('is named when it is switched off, for every address under its own', () => {
    expect(matchRemote(registry, '/withdrawn/any')).toEqual({ kind: 'disabled', name: 'withdrawn' });
  });

  it('is named when its part of the registry cannot be read', () => {
    const { reader: _, ...others } = registry.remotes;
    const damaged: Registry = { ...registry, remotes: others };
    expect(matchRemote(damaged, '/bible/john')).toEqual({ kind: 'unreadable', name: 'reader' });
    expect(matchRemote(damaged, '/settings')).toMatchObject({ kind: 'route', name: 'account' });
  });

  it('comes with the access level of the route', () => {
    expect(matchRemote(registry, '/profile')).toMatchObject({ candidates: [{ route: { access: 'signed-in' } }] });
  });
});

describe('the releases for an address', () => {
  it('are the stable one, then the one before it', () => {
    expect(idsFor('/bible/john')).toEqual([stable, previous]);
  });

  it('leave out one before it without that route', () => {
    expect(idsFor('/concordance')).toEqual([stable]);
  });

  it('are none when only the one before it had the route', () => {
    expect(matchRemote(registry, '/maps')).toBeUndefined();
  });

  it('begin with the one before it when the stable one could not be read', () => {
    const reader = registry.remotes['reader']!;
    const { [stable]: _, ...versions } = reader.versions;
    expect(releasesOf('reader', { ...reader, versions }).map(({ id }) => id)).toEqual([previous]);
    const damaged: Registry = { ...registry, remotes: { reader: { ...reader, versions } } };
    expect(matchRemote(damaged, '/maps')).toMatchObject({ kind: 'route', name: 'reader' });
  });
});
