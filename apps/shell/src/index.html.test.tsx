import { registryOf } from './remotes/testing/registry.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
const script = new DOMParser().parseFromString(html, 'text/html').querySelector('head script')!.textContent;
const root = document.documentElement;

/** Runs what the page runs before anything is painted. */
function arrive(at: string, registry?: unknown) {
  history.replaceState(null, '', at);
  if (registry)
    document.body.innerHTML = `<script type="application/json" id="berea-registry">${JSON.stringify(registry)}</script><script type="application/json" id="berea-parts">["/shell/part.js"]</script>`;
  // The script of the page itself, as the browser would run it.
  new Function(script)();
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  localStorage.clear();
  root.classList.remove('dark');
  delete root.dataset['fontSize'];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('before anything is painted', () => {
  it('the page is dark, and set large, for whoever keeps it so', () => {
    localStorage.setItem(
      'berea-settings',
      JSON.stringify({ theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web' }),
    );
    arrive('/');
    expect(root.classList.contains('dark')).toBe(true);
    expect(root.dataset['fontSize']).toBe('large');
  });

  it.each(['{', 'null', '{"theme":"purple","fontSize":"huge"}'])(
    'the page keeps its defaults when the settings read %s',
    (kept) => {
      localStorage.setItem('berea-settings', kept);
      arrive('/');
      expect(root.classList.contains('dark')).toBe(false);
      expect(root.dataset['fontSize']).toBeUndefined();
    },
  );

  const registry = registryOf({
    reader: { routes: [{ path: '/bible', access: 'open' }] },
    withdrawn: { routes: [{ path: '/old', access: 'open' }], enabled: false },
  });
  registry.remotes['reader']!.versions['1.0.0-aaaaaa']!.preload.push('remoteEntry.js');

  it.each(['/bible', '/bible/john/3/16'])('the files of the remote of %s are on their way', (at) => {
    arrive(at, registry);
    expect(preloaded()).toEqual(['/r/reader/1.0.0-aaaaaa/remoteEntry.js', '/shell/part.js']);
  });

  it.each(['/', '/bibles', '/old'])('no remote is fetched for %s', (at) => {
    arrive(at, registry);
    expect(preloaded()).toEqual([]);
  });

  it('a page without a registry starts all the same', () => {
    expect(() => arrive('/bible')).not.toThrow();
  });
});
