import { describe, expect, it } from 'vitest';
import { matchRemote, releaseOf } from './match.ts';
import { registryOf, remoteOf } from './testing/registry.ts';

const registry = registryOf({
  reader: {
    routes: [
      { path: '/bible', access: 'open' },
      { path: '/concordance', access: 'open' },
    ],
    versions: ['1.1.0-bbbbbb', '1.0.0-aaaaaa'],
  },
  account: {
    routes: [
      { path: '/profile', access: 'signed-in' },
      { path: '/settings', access: 'open' },
    ],
  },
  special: { routes: [{ path: '/bible/maps', access: 'open' }] },
  withdrawn: { routes: [{ path: '/withdrawn', access: 'open' }], enabled: false },
});
const remoteNameFor = (path: string) => matchRemote(registry, path)?.name;

describe('the remote of an address', () => {
  it('is the one with a matching route, including subpaths', () => {
    expect(remoteNameFor('/bible')).toBe('reader');
    expect(remoteNameFor('/bible/john/3/16')).toBe('reader');
    expect(remoteNameFor('/bible/')).toBe('reader');
    expect(remoteNameFor('/settings')).toBe('account');
  });

  it('is undefined when the address only shares a prefix with a route', () => {
    expect(remoteNameFor('/bibles')).toBeUndefined();
    expect(remoteNameFor('/bib')).toBeUndefined();
    expect(remoteNameFor('/')).toBeUndefined();
  });

  it('is the one with the longest matching route', () => {
    expect(remoteNameFor('/bible/maps/egypt')).toBe('special');
    expect(remoteNameFor('/bible/mapsandmore')).toBe('reader');
  });

  it('is undefined when the remote is disabled', () => {
    expect(remoteNameFor('/withdrawn')).toBeUndefined();
  });

  it('is undefined without a registry', () => {
    expect(matchRemote(undefined, '/bible')).toBeUndefined();
  });

  it('comes with the access level of the route and the stable release', () => {
    expect(matchRemote(registry, '/profile')).toMatchObject({ route: { access: 'signed-in' } });
    expect(matchRemote(registry, '/bible')).toMatchObject({
      release: { remote: 'reader', id: '1.1.0-bbbbbb', version: { base: '/r/reader/1.1.0-bbbbbb/' } },
    });
  });
});

describe('a release', () => {
  const remote = remoteOf({ versions: ['1.1.0-bbbbbb'] });

  it('is found by its version id', () => {
    expect(releaseOf('reader', remote, '1.1.0-bbbbbb')?.version.base).toBe('/r/reader/1.1.0-bbbbbb/');
  });

  it('is undefined for a null or unknown version id', () => {
    expect(releaseOf('reader', remote, null)).toBeUndefined();
    expect(releaseOf('reader', remote, '9.9.9-ffffff')).toBeUndefined();
  });
});
