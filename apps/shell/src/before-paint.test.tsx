import { afterEach, describe, expect, it, vi } from 'vitest';
import { registryOf } from './remotes/testing/registry.ts';

const root = document.documentElement;
const hash = `sha384-${'A'.repeat(64)}`;
const partHash = `sha384-${'B'.repeat(64)}`;

/** Runs the script that the build compiles into index.html, which the browser runs before the first paint. */
async function load(at: string, registry?: unknown) {
  history.replaceState(null, '', at);
  if (registry)
    document.body.innerHTML = `<script type="application/json" id="berea-registry">${JSON.stringify(registry)}</script><script type="application/json" id="berea-parts">${JSON.stringify({ '/shell/part.js': partHash })}</script>`;
  vi.resetModules();
  await import('./before-paint.ts');
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  localStorage.clear();
  root.classList.remove('dark');
  delete root.dataset['fontSize'];
  for (const link of document.head.querySelectorAll('link[rel=preload]')) link.remove();
  document.body.innerHTML = '';
});

describe('before the first paint', () => {
  it.each(['berea:settings', 'berea-settings'])(
    'applies a dark theme and large font size stored under %s',
    async (key) => {
      localStorage.setItem(key, JSON.stringify({ theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web' }));
      await load('/');
      expect(root.classList.contains('dark')).toBe(true);
      expect(root.dataset['fontSize']).toBe('large');
    },
  );

  it.each(['{', 'null', '{"theme":"purple","fontSize":"huge"}'])(
    'keeps the defaults when the stored settings are %s',
    async (kept) => {
      localStorage.setItem('berea:settings', kept);
      await load('/');
      expect(root.classList.contains('dark')).toBe(false);
      expect(root.dataset['fontSize']).toBeUndefined();
    },
  );

  const registry = registryOf({
    reader: {
      versions: ['1.1.0-bbbbbb', '1.0.0-aaaaaa'],
      routes: [{ path: '/bible/:book?/:chapter?/:verse?', preload: ['screen.js'] }, { path: '/concordance/:word?' }],
    },
    withdrawn: { routes: [{ path: '/old' }], enabled: false },
    thief: { routes: [{ path: '/bible/maps' }] },
  });
  const entry = '/r/reader/1.1.0-bbbbbb/remoteEntry.js';

  it.each(['/bible', '/bible/john/3/16', '/Bible/', '/bible/maps'])(
    'preloads the files of the stable version of the remote that owns %s',
    async (at) => {
      await load(at, registry);
      expect(preloaded()).toEqual([entry, '/r/reader/1.1.0-bbbbbb/screen.js', '/shell/part.js']);
    },
  );

  it('preloads only the files of the route of the address', async () => {
    await load('/concordance/grace', registry);
    expect(preloaded()).toEqual([entry, '/shell/part.js']);
  });

  it('preloads with the hash and mode of the script that follows, so that nothing is fetched twice', async () => {
    await load('/bible', registry);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(links.map((link) => link.integrity)).toEqual([hash, hash, partHash]);
    for (const link of links) expect([link.as, link.crossOrigin]).toEqual(['script', 'anonymous']);
  });

  it.each(['/', '/bibles', '/old', '/bible/john/3/16/more', '/constructor'])('preloads nothing for %s', async (at) => {
    await load(at, registry);
    expect(preloaded()).toEqual([]);
  });

  it('applies the settings when there is no registry, or one that cannot be read', async () => {
    localStorage.setItem('berea:settings', '{"theme":"dark"}');
    for (const bad of [undefined, { remotes: {} }, 'registry']) {
      root.classList.remove('dark');
      await load('/bible', bad);
      expect(root.classList.contains('dark')).toBe(true);
      expect(preloaded()).toEqual([]);
    }
  });
});
