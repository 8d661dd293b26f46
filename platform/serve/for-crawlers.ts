import { routeAddress, type Registry, type RegistryRoute } from '@berea/registry';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** What crawlers are told of routes, beside those of the registry: `sitemap` lists one, `robots: false` closes one. */
interface Crawled {
  readonly registry: () => Promise<Registry | undefined>;
  /** What else they must not visit. */
  readonly closed: readonly string[];
  /** Further pages that are the same for everybody, from the root; asked once, when the sitemap is first asked for. */
  readonly addresses: () => Promise<readonly string[]>;
}

/** The addresses of those routes of the stable versions that are meant. */
const addressesOf = (
  registry: Registry | undefined,
  isMeant: (route: RegistryRoute) => boolean | undefined,
): string[] =>
  Object.values(registry?.remotes ?? {}).flatMap(({ enabled, stable, versions }) =>
    enabled ? (versions[stable]?.routes ?? []).filter(isMeant).map(routeAddress) : [],
  );

/** Without those that begin with another one: what is under a closed address is closed. */
const shortest = (addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter((address) => !addresses.some((other) => address.startsWith(`${other}/`)));

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
 */
export function forCrawlers(origin: string, { registry, closed, addresses }: Crawled): Hono {
  let others: Promise<readonly string[]> | undefined;
  const cached = { 'cache-control': 'public, max-age=3600' };
  return new Hono()
    .use('/robots.txt', compress(), etag())
    .use('/sitemap.xml', compress(), etag())
    .get('/robots.txt', async (c) => {
      const found = shortest(addressesOf(await registry(), ({ robots }) => robots === false));
      const lines = ['User-agent: *', ...[...found, ...closed].map((path) => `Disallow: ${path}`), ''];
      return c.text([...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'), 200, cached);
    })
    .get('/sitemap.xml', async (c) => {
      others ??= addresses();
      const screens = addressesOf(await registry(), ({ sitemap }) => sitemap);
      const listed = ['/', ...screens, ...(await others)];
      return c.body(sitemapOf(origin, listed), 200, { ...cached, 'content-type': 'application/xml' });
    });
}
