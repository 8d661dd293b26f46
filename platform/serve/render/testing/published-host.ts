import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesByRoute } from '../../product-pages.ts';
import { RenderedPages } from '../rendered-pages.ts';

export const hashOf = (sign: string) => `sha256-${sign.repeat(43)}=`;

export const route = (at: string, more: object = {}) => ({
  path: at,
  access: 'open',
  expose: './screen',
  screen: 'Screen',
  prerender: true,
  ...more,
});

/** A remote as it is published. */
interface PublishedRemote {
  readonly id: string;
  /** The server build; none is published when it is undefined. */
  readonly build: string | undefined;
  /** Default: an address of its own name with two optional parameters. */
  readonly routes?: readonly ReturnType<typeof route>[];
}
type Remotes = Readonly<Record<string, PublishedRemote>>;

const serverFile = 'server/index.cjs';
const shellHash = 'abcdef123456';

/** A shell's server build: a page of a remote shows what its module's `screen` returns. */
const shellBuild = (mark: string) => `
  exports.shared = { react: { name: 'the one react' } };
  exports.parseRegistry = (registry) => ({ ok: true, registry });
  exports.releaseAt = (registry, path) => {
    if (path === '/') return undefined;
    const remote = registry.paths[path.split(/[/?]/)[1]];
    return { remote, id: registry.remotes[remote].stable };
  };
  exports.renderPage = async (request) => ({
    html: '<main><section>${mark} ' + (request.modules ? await request.modules.screen(request) : 'home') + '</section></main>',
    styles: '<style>.a{}</style>',
    title: 'Guest "<b>"',
    description: 'What it says. ' + 'At length. '.repeat(1000),
    state: { text: '</script><script>alert(1)</script>' },
  });
`;

/** A registry as text. The copy in the page does not name the builds for the server. */
function registryOf(remotes: Remotes, isCopyInPage: boolean): string {
  const entries = Object.entries(remotes).map(([name, { id, build, routes = [route(`/${name}/:page?/:more?`)] }]) => {
    const server = build === undefined || isCopyInPage ? null : serverFile;
    const files = { 'entry.js': hashOf('1'), 'guest.js': hashOf('2'), 'other.js': hashOf('3') };
    const hashes = server === null ? files : { ...files, [server]: hashOf('4') };
    const base = `/r/${name}/${id}/`;
    const version = { base, entry: 'entry.js', container: name, server, routes, hostApi: {}, files: hashes };
    const segments = routes.map(({ path: at }) => [at.split('/')[1]!, name] as const);
    return { name, segments, remote: { enabled: true, owner: name, stable: id, versions: { [id]: version } } };
  });
  return JSON.stringify({
    schema: 2,
    epoch: 1,
    revision: 1,
    paths: Object.fromEntries(entries.flatMap(({ segments }) => segments)),
    remotes: Object.fromEntries(entries.map(({ name, remote }) => [name, { ...remote, previous: null }])),
  });
}

/** Writes what `release` leaves in a host folder: a page that names shell and registry, and the builds. */
export async function publishHost(folder: string, remotes: Remotes, mark = 'shell'): Promise<void> {
  const put = async (file: string, content: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  await put(`shell/${shellHash}/${serverFile}`, shellBuild(mark));
  for (const [name, { id, build }] of Object.entries(remotes))
    if (build !== undefined) await put(`r/${name}/${id}/${serverFile}`, build);
  await put('registry.json', registryOf(remotes, false));
  await put(
    'index.html',
    `<html><head><title>Berea</title><meta name="description" content="Your tool" /><script type="application/json" id="berea-registry">${registryOf(remotes, true)}</script><script defer src="/shell/${shellHash}/main.js"></script></head><body><div id="root"></div><noscript>Berea needs JavaScript.</noscript></body></html>`,
  );
}

type Options = ConstructorParameters<typeof RenderedPages>[0];

/** The pages that are rendered from a host folder, each of them shared and listed unless `options` say otherwise. */
export const pagesOfHost = (options: Pick<Options, 'folder' | 'call' | 'onFailure'> & Partial<Options>) =>
  new RenderedPages({
    supabaseUrl: 'http://supabase.test',
    supabaseKey: 'key',
    contentVersion: () => Promise.resolve('one'),
    publicUrl: 'https://berea.example',
    product: pagesByRoute,
    isShared: () => true,
    isListed: () => true,
    ...options,
  });

/** A server build whose pages say a text. */
export const says = (text: string) => `exports.screen = () => ${JSON.stringify(text)};`;
