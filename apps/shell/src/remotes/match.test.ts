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
const whose = (path: string) => matchRemote(registry, path)?.name;

describe('an address', () => {
  it('belongs to the remote that offers it, with everything under it', () => {
    expect(whose('/bible')).toBe('reader');
    expect(whose('/bible/john/3/16')).toBe('reader');
    expect(whose('/bible/')).toBe('reader');
    expect(whose('/settings')).toBe('account');
  });

  it('belongs to nobody when it only begins like one', () => {
    expect(whose('/bibles')).toBeUndefined();
    expect(whose('/bib')).toBeUndefined();
    expect(whose('/')).toBeUndefined();
  });

  it('belongs to the remote that names it most exactly', () => {
    expect(whose('/bible/maps/egypt')).toBe('special');
    expect(whose('/bible/mapsandmore')).toBe('reader');
  });

  it('of a remote that is switched off belongs to nobody', () => {
    expect(whose('/withdrawn')).toBeUndefined();
  });

  it('belongs to nobody without a registry', () => {
    expect(matchRemote(undefined, '/bible')).toBeUndefined();
  });

  it('comes with the access it asks for and the stable release', () => {
    expect(matchRemote(registry, '/profile')).toMatchObject({ route: { access: 'signed-in' } });
    expect(matchRemote(registry, '/bible')).toMatchObject({
      release: { remote: 'reader', id: '1.1.0-bbbbbb', version: { base: '/r/reader/1.1.0-bbbbbb/' } },
    });
  });
});

describe('a release', () => {
  const remote = remoteOf({ versions: ['1.1.0-bbbbbb'] });

  it('is found by its version', () => {
    expect(releaseOf('reader', remote, '1.1.0-bbbbbb')?.version.base).toBe('/r/reader/1.1.0-bbbbbb/');
  });

  it('is none where there is none', () => {
    expect(releaseOf('reader', remote, null)).toBeUndefined();
    expect(releaseOf('reader', remote, '9.9.9-ffffff')).toBeUndefined();
  });
});
