import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownerOf } from '@berea/platform/serve/owner';
import { addressState } from '@berea/platform/serve/product-pages';
import { bereaPages } from './pages.ts';

const repository = path.resolve(import.meta.dirname, '..');
const manifest = z.object({
  berea: z.object({ routes: z.array(z.object({ path: z.string() }).loose()) }),
});

/** A registry with the remotes of this repository and a guest, as a release writes it. */
function registry(change: (remotes: Record<string, { enabled: boolean }>) => void = () => undefined): Registry {
  const id = '1.0.0-abcdef';
  const files = { 'entry.js': `sha256-${'A'.repeat(43)}=` };
  const remote = (name: string, routes: unknown) => {
    const version = { base: `/r/${name}/${id}/`, entry: 'entry.js', container: name, routes, hostApi: {}, files };
    return { enabled: true, owner: name, stable: id, previous: null, versions: { [id]: version } };
  };
  const remotes = Object.fromEntries(
    ['reader', 'reference', 'studies', 'account'].map((name) => {
      const file = path.join(repository, 'apps', name, 'package.json');
      return [name, remote(name, manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).berea.routes)];
    }),
  );
  const route = (at: string) => ({ path: at, access: 'open', expose: './guest', screen: 'Guest', prerender: true });
  remotes['guest'] = remote('guest', [route('/guest/:id/more'), route('/guest/:id?'), route('/guest/fixed')]);
  change(remotes);
  const paths = Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { versions }]) =>
      z
        .array(z.object({ path: z.string() }))
        .parse(versions[id]!.routes)
        .map(({ path: at }) => [at.split('/')[1]!, name]),
    ),
  );
  const parsed = parseRegistry({ schema: 2, epoch: 1, revision: 1, paths, remotes });
  if (!parsed.ok) throw new Error(parsed.detail);
  expect(parsed.problems).toEqual([]);
  return parsed.registry;
}

describe('an address', () => {
  it.each([
    '/',
    '/?utm=1',
    '/bible',
    '/Bible/',
    '/bible/john',
    '/bible/john/3',
    '/bible/John/3?version=web',
    '/bible/song-of-solomon/8/14',
    '/bible/john/3/16-18',
    '/bible/jude/5',
    '/bible/john/3-5',
    '/concordance',
    '/concordance/G26',
    '/concordance/h8674',
    '/encyclopedia/people',
    '/encyclopedia/entry/Abraham',
    '/question?q=anything',
    '/settings',
    '/guest',
    '/guest/fixed',
  ])('%s is a page', (address) => {
    expect(addressState(registry(), address, bereaPages)).toBe('exists');
  });

  it.each([
    '/nowhere',
    '/constructor',
    '/john3:16',
    '/bible/qqq/3',
    '/bible/john/22',
    '/bible/john/0',
    '/bible/john/three',
    '/bible/john/3/99',
    '/bible/john/3/16/more',
    '/bible/%E0%A4%A/3',
    '/concordance/G9999',
    '/concordance/%3Cscript%3E',
    '/encyclopedia/animals',
    '/encyclopedia/entry',
    '/guest/1/less',
  ])('%s is known to be no page', (address) => {
    expect(addressState(registry(), address, bereaPages)).toBe('missing');
  });

  it.each(['/concordance/love', '/encyclopedia/entry/Abram', '/guest/7', '/guest/7/more', '/saved-studies/7'])(
    'only its screen can tell what %s is',
    (address) => {
      expect(addressState(registry(), address, bereaPages)).toBe('unknown');
    },
  );

  it('of a remote that is switched off is not said to be missing', () => {
    const off = registry((remotes) => void (remotes['reader']!.enabled = false));
    expect(addressState(off, '/bible/qqq/3', bereaPages)).toBe('unknown');
    expect(ownerOf(off, '/bible/john/3')).toBe('off');
  });

  it('belongs to one remote, by the more exact of its routes', () => {
    expect(ownerOf(registry(), '/guest/fixed')).toMatchObject({ remote: 'guest', route: { path: '/guest/fixed' } });
    expect(ownerOf(registry(), '/bible/john/3')).toMatchObject({ remote: 'reader' });
  });
});
