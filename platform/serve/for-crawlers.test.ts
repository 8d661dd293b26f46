import { describe, expect, it } from 'vitest';
import { forCrawlers } from './for-crawlers.ts';

describe('what crawlers ask for', () => {
  const host = forCrawlers('https://berea.example', () =>
    Promise.resolve(['/', '/question?q=a&b', "/encyclopedia/entry/Job's"]),
  );

  it('is a sitemap with the full address of each page', async () => {
    const response = await host.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    const locations = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(locations).toEqual([
      'https://berea.example/',
      'https://berea.example/question?q=a&amp;b',
      'https://berea.example/encyclopedia/entry/Job&apos;s',
    ]);
  });

  it('is a robots.txt that names the sitemap and closes the pages of one person', async () => {
    const text = await (await host.request('/robots.txt')).text();
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/profile$/m);
    expect(text).toMatch(/^Sitemap: https:\/\/berea\.example\/sitemap\.xml$/m);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await host.request('/sitemap.xml')).headers.get('etag') ?? '';
    expect((await host.request('/sitemap.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
