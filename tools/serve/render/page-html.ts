import type { PageParts } from './messages.ts';

const root = '<div id="root"></div>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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
  return page
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
