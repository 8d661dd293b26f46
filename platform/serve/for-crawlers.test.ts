import { parseRegistry } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { forCrawlers } from './for-crawlers.ts';

const hash = `sha256-${'A'.repeat(43)}=`;
const remote =
  (routes: readonly object[], enabled = true) =>
  (name: string) => ({
    enabled,
    stable: '1.0.0-abc123',
    versions: {
      '1.0.0-abc123': {
        base: `/r/${name}/1.0.0-abc123/`,
        entry: 'entry.js',
        container: name,
        hostApi: {},
        routes: routes.map((route) => ({ access: 'open', expose: './main', screen: 'Main', ...route })),
        files: { 'entry.js': hash },
      },
    },
  });
const parsed = parseRegistry({
  schema: 2,
  epoch: 1,
  revision: 1,
  paths: {},
  remotes: {
    guest: remote([
      { path: '/guest/:name?', sitemap: true },
      { path: '/guest/mine/:id', robots: false },
      { path: '/guest/mine', robots: false },
      { path: '/guest/mineral' },
    ])('guest'),
    off: remote([{ path: '/off', sitemap: true }], false)('off'),
  },
});
const registry = parsed.ok && parsed.problems.length === 0 ? parsed.registry : expect.fail(JSON.stringify(parsed));

describe('what crawlers ask for', () => {
  const host = forCrawlers('https://berea.example', {
    registry: () => Promise.resolve(registry),
    closed: ['/rest/'],
    addresses: () => Promise.resolve(['/guest?q=a&b', "/guest/Job's"]),
  });

  it('is a sitemap with the full address of home, of each route that it lists, and of each further page', async () => {
    const response = await host.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    const locations = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(locations).toEqual([
      'https://berea.example/',
      'https://berea.example/guest',
      'https://berea.example/guest?q=a&amp;b',
      'https://berea.example/guest/Job&apos;s',
    ]);
  });

  it('is a robots.txt that names the sitemap and closes what a route or the host says', async () => {
    expect(await (await host.request('/robots.txt')).text()).toBe(
      [
        'User-agent: *',
        'Disallow: /guest/mine',
        'Disallow: /rest/',
        '',
        'Sitemap: https://berea.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await host.request('/sitemap.xml')).headers.get('etag') ?? '';
    expect((await host.request('/sitemap.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
