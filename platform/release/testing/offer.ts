import { noContributions, type RemoteVersion } from '@berea/registry';
import type { Offer } from '../registry-changes.ts';

const sha = (letter: string): string => `sha256-${letter.repeat(43)}=`;

/** A version of a remote, ready to be published. It serves '/<remote>' unless `paths` say otherwise. */
export function offer(remote: string, version: string, paths: readonly string[] = [`/${remote}`]): Offer {
  const id = `${version}-abcdef123456`;
  const record: RemoteVersion = {
    base: `/r/${remote}/${id}/`,
    entry: 'remoteEntry.js',
    container: `berea_${remote}_${version.replaceAll('.', '_')}`,
    routes: paths.map((path) => ({
      path,
      access: 'open',
      expose: './main',
      screen: 'Main',
      preload: ['main.js'],
      prerender: false,
      parts: [],
    })),
    server: null,
    hostApi: { shellApi: '^1.0.0', ui: '^1.0.0' },
    backend: { functions: [], migration: null },
    contributions: noContributions,
    commit: 'abc',
    author: 'Lydia',
    time: '2026-11-22T09:00:00.000Z',
    note: null,
    files: { 'remoteEntry.js': sha('a'), 'main.js': sha('b'), 'lazy.js': sha('c'), 'remoteEntry.js.map': sha('d') },
  };
  return { remote, owner: `team ${remote}`, id, version: record };
}
