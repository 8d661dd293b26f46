import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** Where nothing is to be found: pages for one person, pages that show help, and what pages are made of. */
const closed = ['/auth', '/profile', '/saved-studies', '/settings', '/*/help', '/rest/', '/mailbox'];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>'"]/g, (sign) => escapes[sign]!);

const sitemapOf = (origin: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escaped(origin + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Serves `/robots.txt` and `/sitemap.xml`.
 * @param origin the address people enter
 * @param addresses returns those of the pages that are the same for everybody, from the root; asked once, when the
 * sitemap is first asked for
 */
export function forCrawlers(origin: string, addresses: () => Promise<readonly string[]>): Hono {
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  let sitemap: Promise<string> | undefined;
  const cached = { 'cache-control': 'public, max-age=3600' };
  return new Hono()
    .use('/robots.txt', compress(), etag())
    .use('/sitemap.xml', compress(), etag())
    .get('/robots.txt', (c) => c.text(robots.join('\n'), 200, cached))
    .get('/sitemap.xml', async (c) => {
      sitemap ??= addresses().then((found) => sitemapOf(origin, found));
      return c.body(await sitemap, 200, { ...cached, 'content-type': 'application/xml' });
    });
}
