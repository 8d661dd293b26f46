import { createQueryClient, PageHeadContext, screenIn, type PageHead } from '@berea/shell-api';
import { createStyleRenderer, StyleProvider } from '@berea/ui/shell';
import type { Registry } from '@berea/registry';
import {
  dehydrate,
  skipToken,
  type DehydratedState,
  type QueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Root } from '../frame/Root.tsx';
import { home } from '../frame/shell-screens.tsx';
import type { PageClient } from '../providers/page-client.ts';
import { matchRemote, type Candidates, type Release } from '../remotes/match.ts';
import { RemoteStore } from '../remotes/remote-store.ts';
import { identifierPrefix } from '../rendered.ts';
import { firstStyles } from './first-styles.ts';
import { versesOfDays } from './verses-of-days.ts';

/** What is needed to render a page. */
interface PageRequest {
  /** The address from the root, with its query. */
  readonly path: string;
  readonly registry: Registry;
  /** Where the calls go. They are sent with `fetch`, which the server replaces. */
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  /** The modules of the remote's server build, by './expose'; none for a page of the shell alone. */
  readonly modules: Readonly<Record<string, unknown>> | undefined;
}

/** The parts of a page's first HTML. */
interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** Style elements for it, and what else its head carries. */
  readonly styles: string;
  readonly title: string;
  /** What the screen says about itself; empty where it says nothing. */
  readonly description: string;
  /** What the browser continues with. */
  readonly state: DehydratedState;
}

/** A page whose address nobody serves, or not for everybody: the browser renders it. */
class NotRendered extends Error {
  override readonly name = 'NotRendered';
}

/** Data may name further data, so it is fetched and rendered again. No page has needed more than two rounds. */
const rounds = 4;

/** A visitor's: the server knows nobody, and loads no client. */
const visitor: PageClient = {
  client: () => Promise.reject(new Error('The server has no client.')),
  accessToken: async () => undefined,
  loaded: new Promise(() => undefined),
  linked: new Promise(() => undefined),
  followLink: async () => undefined,
  sessionExpected: false,
  keptSession: async () => null,
};

/**
 * Renders a public page as a visitor with default settings sees it first. Which calls it needs is found by rendering:
 * every query that says that it is the same for everybody (`meta.public`) is sent, and the page is rendered again.
 * @throws NotRendered when the address is not a public page; the error of a call or of the render
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  const store = storeFor(request);
  const carried = request.path === '/' ? await versesOfDays(request.supabaseUrl) : '';
  if (request.path === '/') await home.load();
  for (let round = 1; ; round++) {
    const rendered = renderOnce(request, queries, store);
    const missing = publicQueries(queries);
    if (missing.length === 0 || round === rounds)
      return { ...rendered, styles: rendered.styles + carried, state: dehydrate(queries) };
    await Promise.all(missing.map((query) => query.fetch()));
  }
}

/**
 * The release whose screen a public address shows; undefined for the shell's own page.
 * @throws NotRendered when the address is not a page that may be rendered for everybody
 */
export function releaseAt(registry: Registry, path: string): Release | undefined {
  return path === '/' ? undefined : publicScreen(registry, path)[0].release;
}

function publicScreen(registry: Registry, path: string): Candidates {
  const match = matchRemote(registry, path.split('?')[0]!);
  if (match?.kind !== 'route') throw new NotRendered(`${path} is no page of a remote.`);
  const { route } = match.candidates[0];
  if (!route.prerender || match.candidates.some((candidate) => candidate.route.access !== 'open'))
    throw new NotRendered(`${path} is rendered in the browser only.`);
  return match.candidates;
}

/** A store in which the screen of the address is ready. */
function storeFor({ path, registry, modules }: PageRequest): RemoteStore {
  const store = new RemoteStore();
  if (path === '/') return store;
  const candidates = publicScreen(registry, path);
  const { release, route } = candidates[0];
  store.provide(candidates, { release, Screen: screenIn(modules?.[route.expose], route.screen) });
  return store;
}

function renderOnce(
  { path, registry, supabaseUrl, supabaseKey }: PageRequest,
  queries: QueryClient,
  store: RemoteStore,
): Omit<RenderedPage, 'state'> {
  const head: PageHead = { title: undefined };
  const renderer = createStyleRenderer();
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const html = renderToString(
    <Provider store={createStore()}>
      <PageHeadContext value={head}>
        <StyleProvider renderer={renderer}>
          <Root
            queries={queries}
            connection={{ supabaseUrl, supabaseKey, backend: undefined }}
            client={visitor}
            registry={registry}
            store={store}
            Router={Router}
          />
        </StyleProvider>
      </PageHeadContext>
    </Provider>,
    { identifierPrefix },
  );
  const styles = renderToStaticMarkup(<>{firstStyles(renderer)}</>);
  if (head.title === undefined) throw new NotRendered(`${path} has no title.`);
  return { html, styles, title: head.title, description: head.description ?? '' };
}

/** The queries of the page that are the same for everybody and have no data yet. */
const publicQueries = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, meta, options }) => {
      // A screen that asks nothing yet has a query, too. What makes it idle is among the options of its observer.
      const { queryFn, enabled }: Pick<UseQueryOptions, 'queryFn' | 'enabled'> = options;
      const asks = queryFn !== undefined && queryFn !== skipToken && enabled !== false;
      return asks && state.status === 'pending' && meta?.['public'] === true;
    });
