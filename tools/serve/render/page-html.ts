import type { PageParts } from './messages.ts';

const root = '<div id="root"></div>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const partsElement = /(<script type="application\/json" id="berea-parts">)([^<]*)/;

/** What is read of the registry in the page to know which parts an address may need first. */
interface Routed {
  readonly paths: Readonly<Record<string, string>>;
  readonly remotes: Readonly<
    Record<string, { readonly versions: Readonly<Record<string, { readonly routes: readonly RoutedParts[] }>> }>
  >;
}
interface RoutedParts {
  readonly path: string;
  readonly parts: readonly string[];
}

/** The shell's own part, for the page that no remote owns. */
const homePart = './src/home/Home.tsx';

/**
 * Leaves in the page's list of parts those that an address of this first segment may need: the others' hashes do not
 * compress, and nothing reads them. Which route of which version it is, the browser finds out.
 */
function withOwnParts(page: string, path: string): string {
  if (!partsElement.test(page)) return page;
  const registry = /<script type="application\/json" id="berea-registry">([^<]*)</.exec(page)?.[1] ?? '';
  const segment = path.split(/[/?]/)[1] ?? '';
  const { paths, remotes } = JSON.parse(registry) as Routed;
  const routes = Object.values(remotes[paths[segment] ?? '']?.versions ?? {}).flatMap((version) => version.routes);
  const needed = new Set(
    segment === ''
      ? [homePart]
      : routes.filter((route) => route.path.split('/')[1] === segment).flatMap(({ parts }) => parts),
  );
  return page.replace(partsElement, (_, start: string, listed: string) => {
    const kept = Object.entries(JSON.parse(listed) as Record<string, unknown>).filter(([part]) => needed.has(part));
    return start + JSON.stringify(Object.fromEntries(kept));
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
  const { html, styles, title, state, description, release } = parts;
  // `<` is escaped so that no value can end the script element.
  const rendered = JSON.stringify({ path, release, state }).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" id="berea-rendered">${rendered}</script>`;
  return withOwnParts(page, path)
    .replace('<html', '<html data-rendered')
    .replaceAll('<script defer ', '<script type="text/plain" data-late ')
    .replace(root, () => `<div id="root">${html}</div>${script}`)
    .replace('</head>', () => `${styles}</head>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (whole, start: string) =>
      description ? start + escaped(description) : whole,
    )
    .replace(/<noscript>[^<]*<\/noscript>/, '');
}
