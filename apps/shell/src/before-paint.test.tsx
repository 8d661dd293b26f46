import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from './next-task.ts';
import { defaultVersionId } from '@berea/scripture';
import { registryOf } from './remotes/testing/registry.ts';

const root = document.documentElement;
const hash = `sha256-${'A'.repeat(43)}=`;
const partHash = `sha256-${'B'.repeat(43)}=`;

/** Runs the script that the build compiles into index.html, which the browser runs before the first paint. */
async function load(at: string, registry?: unknown) {
  history.replaceState(null, '', at);
  if (registry)
    document.body.innerHTML = `<script type="application/json" id="berea-registry">${JSON.stringify(registry)}</script><script type="application/json" id="berea-parts">${JSON.stringify({ host: { '/shell/host.js': partHash }, home: { '/shell/home.js': partHash }, '@berea/ui/forms': { '/shell/part.js': partHash }, '@berea/ui/menus': { '/shell/other.js': partHash } })}</script>`;
  vi.resetModules();
  window.bereaEarlyEvents?.replay();
  await import('./before-paint.ts');
  // Preloading has a task of its own.
  await nextTask();
}

const requested = () => [
  ...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('link[rel=preload], script[src]'),
];
const addressOf = (element: Element) =>
  element.getAttribute('src')?.replace(location.origin, '') ?? element.getAttribute('href');
const preloaded = () => requested().map(addressOf);

afterEach(() => {
  window.bereaEarlyEvents?.replay();
  localStorage.clear();
  root.classList.remove('dark');
  delete root.dataset['fontSize'];
  delete root.dataset['otherVersion'];
  delete root.dataset['reading'];
  delete root.dataset['dismissed'];
  for (const element of requested()) element.remove();
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

  it('begins to keep what the browser offers', async () => {
    await load('/');
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(offer);
    expect(window.bereaEarlyPrompt).toBe(offer);
    delete window.bereaEarlyPrompt;
  });

  it('names the options of reading that are stored', async () => {
    localStorage.setItem('berea:settings', JSON.stringify({ reading: ['wide', 'lines'] }));
    await load('/bible/john/3');
    expect(root.dataset['reading']).toBe('wide lines');
  });

  it.each(['{', 'null', '{"theme":"purple","fontSize":"huge"}'])(
    'keeps the defaults when the stored settings are %s',
    async (kept) => {
      localStorage.setItem('berea:settings', kept);
      await load('/');
      expect(root.classList.contains('dark')).toBe(false);
      expect(root.dataset['fontSize']).toBeUndefined();
    },
  );

  it('hides the text that the server rendered when another version is chosen here, and only then', async () => {
    await load('/question');
    expect(root.dataset['otherVersion']).toBeUndefined();
    localStorage.setItem('berea:settings', JSON.stringify({ bibleVersion: defaultVersionId }));
    await load('/question');
    expect(root.dataset['otherVersion']).toBeUndefined();
    localStorage.setItem('berea:settings', JSON.stringify({ bibleVersion: 'eng-web' }));
    await load('/question');
    expect(root.dataset['otherVersion']).toBe('');
  });

  it('shows a chapter at once in any version: its address says which one it is', async () => {
    localStorage.setItem('berea:settings', JSON.stringify({ bibleVersion: 'eng-web' }));
    await load('/bible/john/3/16');
    expect(root.dataset['otherVersion']).toBeUndefined();
    await load('/bible/john');
    expect(root.dataset['otherVersion']).toBe('');
  });

  it('names the hint of the page where it was dismissed here', async () => {
    localStorage.setItem('bible', 'true');
    localStorage.setItem('question', 'perhaps');
    await load('/question');
    expect(root.dataset['dismissed']).toBeUndefined();
    await load('/Bible/john/3');
    expect(root.dataset['dismissed']).toBe('bible');
  });

  const registry = registryOf({
    reader: {
      versions: ['1.1.0-bbbbbb', '1.0.0-aaaaaa'],
      routes: [
        { path: '/bible/:book?/:chapter?/:verse?', preload: ['screen.js'], parts: ['@berea/ui/forms'] },
        { path: '/concordance/:word?' },
      ],
    },
    withdrawn: { routes: [{ path: '/old' }], enabled: false },
    thief: { routes: [{ path: '/bible/maps' }] },
  });
  const entry = '/r/reader/1.1.0-bbbbbb/remoteEntry.js';

  it('preloads the version of a rollout where it meets this visitor', async () => {
    const rolling = {
      ...registry,
      remotes: {
        reader: { ...registry.remotes['reader']!, rollout: { version: '1.0.0-aaaaaa', percent: 99.999 } },
      },
    };
    await load('/concordance', rolling);
    expect(preloaded()).toContain(entry);
    for (const element of requested()) element.remove();
    localStorage.setItem('berea:visitor', '"0123456789abcdef"');
    await load('/concordance', rolling);
    expect(preloaded()).toContain('/r/reader/1.0.0-aaaaaa/remoteEntry.js');
    expect(preloaded()).not.toContain(entry);
  });

  it.each(['/bible', '/bible/john/3/16', '/Bible/', '/bible/maps'])(
    'preloads the files of the stable version of the remote that owns %s',
    async (at) => {
      await load(at, registry);
      expect(preloaded()).toEqual(['/shell/host.js', entry, '/r/reader/1.1.0-bbbbbb/screen.js', '/shell/part.js']);
    },
  );

  it('preloads only the files of the route of the address', async () => {
    await load('/concordance/grace', registry);
    expect(preloaded()).toEqual(['/shell/host.js', entry]);
  });

  it('runs chunks as they come, and only fetches the entry, all with the hash and mode of the script that follows', async () => {
    await load('/bible', registry);
    const found = requested().map((one) => [one.localName, addressOf(one), one.integrity, one.crossOrigin]);
    expect(found).toEqual([
      ['script', '/shell/host.js', partHash, 'anonymous'],
      ['link', entry, hash, 'anonymous'],
      ['script', '/r/reader/1.1.0-bbbbbb/screen.js', hash, 'anonymous'],
      ['script', '/shell/part.js', partHash, 'anonymous'],
    ]);
  });

  it('leaves no script that failed, for which the shell would wait', async () => {
    await load('/bible', registry);
    document.head.querySelector('script[src$="screen.js"]')!.dispatchEvent(new Event('error'));
    expect(preloaded()).toEqual(['/shell/host.js', entry, '/shell/part.js']);
  });

  it('preloads the home page, which needs no remote', async () => {
    await load('/', registry);
    expect(preloaded()).toEqual(['/shell/home.js']);
  });

  it.each(['/bibles', '/old', '/bible/john/3/16/more', '/constructor'])('preloads nothing for %s', async (at) => {
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
