import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type Handler, type MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { insideOnly } from './inside-only.ts';
import { cachedFile } from './cached-file.ts';
import { spelledAsRoute } from './owner.ts';
import { policyHeaders } from './policy-headers.ts';
import { addressState, pagesByRoute, withNothing, type ProductPages } from './product-pages.ts';
import { registryReader } from './registry-reader.ts';
import type { RenderedPages } from './render/rendered-pages.ts';

/**
 * Serves the static part of the product: shell, remotes and registry from a folder, as any static host would, and the
 * page for every address that a user may enter.
 * @param folder the host folder that `platform/release` writes; read from disk on every request, so a release needs no
 * restart
 * @param options.product what the product knows of its addresses
 * @param options.publicUrl the address people enter, which pages name; without it, they name none
 * @param options.supabaseUrl what /config.json says: the only address beside its own that the page may connect to
 * @param options.maps whether source maps are sent: while developing
 * @param options.pages renders public pages; without it, every page is sent empty and filled in the browser
 * @param options.tell told of damage that the operator has to mend
 */
export function staticHost(
  folder: string,
  {
    product = pagesByRoute,
    publicUrl,
    supabaseUrl = '/',
    pages,
    maps = false,
    tell = console.error,
  }: {
    product?: ProductPages;
    publicUrl?: string | undefined;
    supabaseUrl?: string;
    pages?: Pick<RenderedPages, 'page'> | undefined;
    maps?: boolean;
    tell?: (line: string) => void;
  } = {},
): Hono {
  const app = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  app.use(withHeaders(policyHeaders(supabaseUrl)));
  for (const versions of ['/shell/:hash/*', '/r/:remote/:version/*']) {
    if (!maps) app.use(versions, withoutMaps);
    // While developing, version directories are links to the builds.
    if (!maps) app.use(versions, insideOnly(folder));
    app.use(versions, immutable, files);
  }
  app.get(
    '/registry.json',
    compress(),
    etag(),
    insideOnly(folder),
    fresh(() => path.join(folder, 'registry.json'), 'application/json'),
  );
  app.get(
    '/registry/history/:revision{[0-9]+-[0-9]+\\.json}',
    compress(),
    etag(),
    insideOnly(folder),
    fresh((c) => path.join(folder, 'registry/history', c.req.param('revision') ?? ''), 'application/json'),
  );
  const index = cachedFile(path.join(folder, 'index.html'));
  app.get(
    '*',
    pagesOnly,
    compress(),
    etag(),
    existing(registryReader(folder, tell), index, product),
    rendered(pages),
    empty(index, product, publicUrl),
  );
  app.notFound((c) => c.text('Not found.', 404, { 'cache-control': 'no-store' }));
  return app;
}

/** Source maps are kept beside the scripts for who operates the site (`release -- status --stacks`). */
const withoutMaps: MiddlewareHandler = async (c, next) => (/\.map$/i.test(c.req.path) ? c.notFound() : next());

/** These directories are named after their content by the release tool, so a path never changes its content. */
const immutable: MiddlewareHandler = async (c, next) => {
  const tag = `"${c.req.path}"`;
  const headers = { etag: tag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  await next();
  if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.header(name, value);
};

/** For files that a release may replace: the browser revalidates each time, and usually gets 304. */
const fresh =
  (locate: (c: Context) => string, type: string): Handler =>
  async (c) => {
    try {
      return c.body(await readFile(locate(c)), 200, { 'content-type': type, 'cache-control': 'no-cache' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return c.notFound();
      throw error;
    }
  };

type ReadFile = ReturnType<typeof cachedFile>;

const asPage = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

const addressOf = (c: Context): string => {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
};

/**
 * Sends 404 with the page where it is known that there is nothing, so that nobody links to it or lists it; the page says
 * so, too. Leads from other spellings of an address to the one that is listed.
 */
const existing =
  (readRegistry: ReturnType<typeof registryReader>, readIndex: ReadFile, product: ProductPages): MiddlewareHandler =>
  async (c, next) => {
    const address = addressOf(c);
    const registry = await readRegistry();
    const index = await readIndex();
    if (registry && index && addressState(registry, address, product) === 'missing')
      return c.body(withNothing(index), 404, asPage);
    const spelled = registry ? spelledAsRoute(registry, address) : address;
    const other = product.otherSpelling(spelled) ?? spelled;
    if (other === address) return next();
    // It may hold what a person typed, which no cache may keep.
    c.header('cache-control', 'no-store');
    return c.redirect(other, 301);
  };

/** The page that the browser fills. */
const empty =
  (readIndex: ReadFile, product: ProductPages, publicUrl: string | undefined): Handler =>
  async (c) => {
    const page = await readIndex();
    if (page === undefined) return c.notFound();
    // Nobody is to keep or list an empty page.
    if (page === '')
      return c.text('The page is damaged. Please come back later.', 503, { 'cache-control': 'no-store' });
    return c.body(publicUrl === undefined ? page : product.withHead(page, addressOf(c), publicUrl), 200, asPage);
  };

/** Sends a public page with its first screen in it. */
const rendered =
  (pages: Pick<RenderedPages, 'page'> | undefined): MiddlewareHandler =>
  async (c, next) => {
    // `limitSite` of the embedded Supabase sets it.
    const client = (c.get('address') as string | undefined) ?? 'unknown';
    const page = await pages?.page(addressOf(c), client);
    if (!page) return next();
    const headers = { ...asPage, etag: page.etag };
    if (accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: '' }) !== 'br')
      return c.body(page.html, 200, { ...headers, vary: 'accept-encoding' });
    return c.body(new Uint8Array(page.brotli), 200, { ...headers, vary: 'accept-encoding', 'content-encoding': 'br' });
  };

const fileName = /\.(?:m?js|css|map|json|webmanifest|png|jpe?g|svg|ico|woff2?|txt|xml|br|gz)$/i;

/**
 * A missing file must give 404: if it got the page instead, the browser would run or cache the page as a script. A
 * wrong address in a script's `fetch` sends `Sec-Fetch-Mode` without accepting HTML; curl sends neither.
 */
const pagesOnly: MiddlewareHandler = async (c, next) => {
  const accept = c.req.header('accept') ?? '*/*';
  const wantsPage =
    c.req.path === '/' || accept.includes('text/html') || (accept === '*/*' && !c.req.header('sec-fetch-mode'));
  const isFile = fileName.test(c.req.path) || /^\/(?:shell|r|registry)\//.test(c.req.path);
  return wantsPage && !isFile ? next() : c.notFound();
};

const withHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
