import type { PageParts } from './messages.ts';

const root = '<div id="root"></div>';

const partsElement = /(<script type="application\/json" id="berea-parts">)([^<]*)/;
const registryElement = /(<script type="application\/json" id="berea-registry">)([^<]*)/;

/** What is read of the registry in the page to know what an address may need first. */
interface PageRegistry {
  readonly paths: Readonly<Record<string, string>>;
  readonly remotes: Readonly<Record<string, { readonly versions: Readonly<Record<string, PageVersion>> }>>;
}
interface PageVersion {
  readonly entry: string;
  readonly routes: readonly PageRoute[];
  readonly files: Readonly<Record<string, string>>;
}
interface PageRoute {
  readonly path: string;
  readonly preload: readonly string[];
  readonly parts: readonly string[];
}

const some = <T>(record: Readonly<Record<string, T>>, isKept: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));

/** As in a script element: no value can end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Leaves in the page the files of what an address of this first segment may need first, and their hashes: those of its
 * routes and of their parts, and the entry of every remote. The other hashes do not compress, and nothing reads them: what an entry loads, it
 * knows the hashes of. Which route of which version it is, the browser finds out.
 */
function withOwnFiles(page: string, path: string): string {
  const written = registryElement.exec(page)?.[2];
  if (!written || !partsElement.test(page)) return page;
  const registry = JSON.parse(written) as PageRegistry;
  const segment = path.split(/[/?]/)[1] ?? '';
  const isOwn = (route: PageRoute): boolean => route.path.split('/')[1] === segment;
  const own = Object.values(registry.remotes[registry.paths[segment] ?? '']?.versions ?? {}).flatMap(({ routes }) =>
    routes.filter(isOwn),
  );
  const parts = new Set(segment === '' ? ['home'] : ['host', ...own.flatMap((route) => route.parts)]);
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const versions = Object.entries(remote.versions).map(([id, version]) => {
      const routes = version.routes.map((route) => (isOwn(route) ? route : { ...route, preload: [] }));
      const first = new Set([version.entry, ...routes.flatMap(({ preload }) => preload)]);
      return [id, { ...version, routes, files: some(version.files, (file) => first.has(file)) }] as const;
    });
    return [name, { ...remote, versions: Object.fromEntries(versions) }] as const;
  });
  return page
    .replace(
      registryElement,
      (_, start: string) => start + inScript({ ...registry, remotes: Object.fromEntries(remotes) }),
    )
    .replace(partsElement, (_, start: string, listed: string) => {
      const kept = some(JSON.parse(listed) as Record<string, unknown>, (part) => parts.has(part));
      return start + JSON.stringify(kept);
    });
}

/**
 * The page with its first screen in it. It starts the same shell as a page that was not rendered, but after its largest
 * paint: its scripts are marked, and the page's first script starts them (`apps/shell/src/after-paint.ts`).
 * @param page the host's index.html
 * @throws Error when the page has no empty root element
 */
export function withContent(page: string, path: string, parts: PageParts): string {
  if (!page.includes(root)) throw new Error(`The shell's page has no ${root}.`);
  const { html, styles, state, release } = parts;
  const rendered = inScript({ path, release, state });
  const script = `<script type="application/json" id="berea-rendered">${rendered}</script>`;
  return withOwnFiles(page, path)
    .replace('<html', '<html data-rendered')
    .replaceAll('<script defer ', '<script type="text/plain" data-late ')
    .replace(root, () => `<div id="root">${html}</div>${script}`)
    .replace('</head>', () => `${styles}</head>`)
    .replace(/<noscript>[^<]*<\/noscript>/, '');
}
