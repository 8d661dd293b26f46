import { registryOf } from './remotes/testing/registry.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
const script = new DOMParser().parseFromString(html, 'text/html').querySelector('head script')!.textContent;
const root = document.documentElement;

/** Runs the inline script of index.html, which the browser runs before the first paint. */
function load(at: string, registry?: unknown) {
  history.replaceState(null, '', at);
  if (registry)
    document.body.innerHTML = `<script type="application/json" id="berea-registry">${JSON.stringify(registry)}</script><script type="application/json" id="berea-parts">["/shell/part.js"]</script>`;
  // Runs the actual inline script, not a copy.
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

describe('before the first paint', () => {
  it.each(['berea:settings', 'berea-settings'])('applies a dark theme and large font size stored under %s', (key) => {
    localStorage.setItem(key, JSON.stringify({ theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web' }));
    load('/');
    expect(root.classList.contains('dark')).toBe(true);
    expect(root.dataset['fontSize']).toBe('large');
  });

  it.each(['{', 'null', '{"theme":"purple","fontSize":"huge"}'])(
    'keeps the defaults when the stored settings are %s',
    (kept) => {
      localStorage.setItem('berea:settings', kept);
      load('/');
      expect(root.classList.contains('dark')).toBe(false);
      expect(root.dataset['fontSize']).toBeUndefined();
    },
  );

  const registry = registryOf({
    reader: { routes: [{ path: '/bible', access: 'open' }] },
    withdrawn: { routes: [{ path: '/old', access: 'open' }], enabled: false },
  });
  registry.remotes['reader']!.versions['1.0.0-aaaaaa']!.preload.push('remoteEntry.js');

  it.each(['/bible', '/bible/john/3/16'])('preloads the files of the remote for %s', (at) => {
    load(at, registry);
    expect(preloaded()).toEqual(['/r/reader/1.0.0-aaaaaa/remoteEntry.js', '/shell/part.js']);
  });

  it.each(['/', '/bibles', '/old'])('preloads nothing for %s', (at) => {
    load(at, registry);
    expect(preloaded()).toEqual([]);
  });

  it('starts without a registry', () => {
    expect(() => load('/bible')).not.toThrow();
  });
});
