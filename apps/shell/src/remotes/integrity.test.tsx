import { createHash } from 'node:crypto';
import { fakeNetwork, json, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { expectFiles, integrityPlugin, isChanged } from './integrity.ts';
import type { Release } from './match.ts';
import { candidatesOf, registryOf } from './testing/registry.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const registry = registryOf({ reader: {} });
const inPage = candidatesOf(registry, '/reader')[0].release;
const { base } = inPage.version;

const withFiles = (release: Release, files: Record<string, string>): Release => ({
  ...release,
  version: { ...release.version, files },
});

/** The script element that the federation runtime would insert for this address. */
function scriptFor(url: string): HTMLScriptElement {
  const made: unknown = integrityPlugin.createScript?.({ url, attrs: {} });
  return made instanceof HTMLScriptElement ? made : expect.fail('no script was made');
}

describe('security: a script that the federation runtime creates', () => {
  it('carries the hash of the registry, and asks for the file in a way that lets the browser check it', () => {
    expectFiles(withFiles(inPage, { 'remoteEntry.js': sha256('entry') }).version);
    const script = scriptFor(`${base}remoteEntry.js`);
    expect(script.integrity).toBe(sha256('entry'));
    expect(script.crossOrigin).toBe('anonymous');
    expect(new URL(script.src).pathname).toBe(`${base}remoteEntry.js`);
  });

  it.each([`${base}other.js`, 'https://elsewhere.example/remoteEntry.js'])(
    'carries a hash that matches nothing when the registry does not list it: %s',
    (url) => {
      expect(scriptFor(url).integrity).toBe(`sha256-${'A'.repeat(43)}=`);
    },
  );
});

describe('a release', () => {
  const complete = withFiles(inPage, {
    'remoteEntry.js': sha256('entry'),
    'lazy.js': sha256('lazy'),
    'own.css': sha256('.own {}'),
    'icon.svg': sha256('<svg/>'),
    // Published before.
    'earlier.js': sha384('earlier'),
  });
  const reader = registry.remotes['reader']!;
  const hosted = {
    ...registry,
    remotes: { reader: { ...reader, versions: { [inPage.id]: complete.version } } },
  };
  const host = (changes: Routes = {}) => {
    const network = fakeNetwork({
      '/registry.json': () => json(hosted),
      [`${base}remoteEntry.js`]: () => new Response('entry'),
      [`${base}lazy.js`]: () => new Response('lazy'),
      [`${base}own.css`]: () => new Response('.own {}'),
      [`${base}earlier.js`]: () => new Response('earlier'),
      ...changes,
    });
    vi.stubGlobal('fetch', network.fetch);
    return network;
  };

  it('is not changed when every script and style sheet is the one that was published', async () => {
    host();
    expect(await isChanged(inPage)).toBe(false);
  });

  it.each([
    ['a tampered lazy chunk', 'lazy.js', 'lazy; steal()'],
    ['a tampered script of a version that was published before', 'earlier.js', 'earlier; steal()'],
    ['a truncated entry', 'remoteEntry.js', 'ent'],
    ['a page in place of a style sheet', 'own.css', '<!doctype html>'],
  ])('is changed by %s', async (_, file, content) => {
    host({ [base + file]: () => new Response(content) });
    expect(await isChanged(inPage)).toBe(true);
  });

  it('is not changed by files that are missing or do not come, nor by an image', async () => {
    host({
      [`${base}remoteEntry.js`]: unreachable,
      [`${base}lazy.js`]: () => new Response('Not found.', { status: 404 }),
      [`${base}icon.svg`]: () => new Response('<svg onload/>'),
    });
    expect(await isChanged(inPage)).toBe(false);
  });

  it('is compared with the hashes in the page when the registry does not come', async () => {
    const files = { 'remoteEntry.js': sha256('entry') };
    host({ '/registry.json': unreachable });
    expect(await isChanged(withFiles(inPage, files))).toBe(false);
    host({ '/registry.json': unreachable, [`${base}remoteEntry.js`]: () => new Response('other') });
    expect(await isChanged(withFiles(inPage, files))).toBe(true);
  });
});
