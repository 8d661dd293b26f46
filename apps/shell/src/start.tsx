import '@berea/ui/global';
import { createQueryClient, forgetDraftsOfEnded } from '@berea/shell-api';
import { Notice, Page } from '@berea/ui';
import { createStyleRenderer, StyleProvider, ThemeProvider } from '@berea/ui/shell';
import { hydrate } from '@tanstack/react-query';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findConnection, type Connection } from './connection.ts';
import { Root } from './frame/Root.tsx';
import { home } from './frame/shell-screens.tsx';
import { takeLinkFailure } from './providers/link-failure.ts';
import { forgetLaterLinks } from './providers/mail-link.ts';
import { pageClient } from './providers/page-client.ts';
import { followRecoveryLink } from './providers/recovery-link.ts';
import { nextTask } from './next-task.ts';
import { incompatibility } from './remotes/compatibility.ts';
import { matchRemote } from './remotes/match.ts';
import { findRegistry } from './remotes/registry.ts';
import { RemoteStore } from './remotes/remote-store.ts';
import { rolesOf } from './remotes/roles.ts';
import { hasRollout } from './remotes/visitor.ts';
import { warmParts } from './remotes/warm-parts.ts';
import { identifierPrefix, isCurrent, renderedPage, type Rendered } from './rendered.ts';
import type { prepareOverride as Prepare } from './override/override.tsx';
import { followOverrides, takeOverride } from './override/stored-override.ts';

/** What was done before the page was taken over is done now. Where the browser replaced the server's HTML, it is forgotten. */
function onShown(): void {
  // What is loaded before this keeps the reader waiting; the budgets count it.
  performance.mark('berea:answers');
  void window.bereaEarlyEvents?.replay();
}

/** Transitions have low priority and would delay navigation behind other updates. */
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/**
 * Starts the app: loads registry and configuration in parallel, begins loading the remote of the address, then
 * renders, or takes over what the server rendered.
 * @returns the root, to unmount it
 */
export async function start(): Promise<ReactRoot> {
  forgetDraftsOfEnded();
  const container = document.getElementById('root')!;
  const connecting = findConnection();
  // Prevents an unhandled rejection while the registry loads. The promise is awaited below.
  connecting.catch(() => undefined);
  // If it does not come, the screen says so.
  const loadingHome = location.pathname === '/' ? home.load().catch(() => undefined) : undefined;
  await nextTask();

  const released = await findRegistry();
  await nextTask();
  followOverrides();
  const { registry, bar } = takeOverride()
    ? await prepareOverride(released, connecting)
    : { registry: released, bar: undefined };
  followRecoveryLink(rolesOf(registry)['new-password']);
  let connection: Connection | undefined;
  const store = new RemoteStore({ refusal: ({ version }) => incompatibility(version, connection?.backend) });
  const here = matchRemote(registry, location.pathname);
  const candidates = here?.kind === 'route' ? here.candidates : undefined;
  if (candidates) store.ensure(candidates);

  connection = await connecting.catch(() => undefined);
  // The first screen did not wait to hear what is deployed. Nothing of it has been rendered yet.
  if (candidates && incompatibility(candidates[0].release.version, connection?.backend)) void store.load(candidates);
  if (!connection) return unreachable(container);

  await loadingHome;
  const rendered = await current(bar || hasRollout(registry) ? undefined : renderedPage(), store, candidates);
  // Must run before the Supabase client reads and clears the URL fragment.
  const linkFailure = takeLinkFailure();
  const client = pageClient(connection);
  forgetLaterLinks();
  const queries = createQueryClient();
  if (rendered) hydrate(queries, rendered.state);
  await nextTask();
  const page = (
    <StyleProvider renderer={createStyleRenderer(document)}>
      <Root
        queries={queries}
        connection={connection}
        client={client}
        linkFailure={linkFailure}
        registry={registry}
        store={store}
        Router={Router}
        onShown={onShown}
        bar={bar}
      />
    </StyleProvider>
  );
  const root = rendered ? takeOver(container, page) : createRoot(container);
  if (!rendered) root.render(page);
  warmParts();
  return root;
}

/**
 * What a tab needs that tries another version: its code is loaded there only. Without it everything stays as it is. One chunk with the inspector's: each chunk costs its
 * hash in the first code.
 */
const prepareOverride: typeof Prepare = (released, connecting) =>
  import(/* webpackChunkName: "developer" */ './override/override.tsx').then(
    (code) => code.prepareOverride(released, connecting),
    () => ({ registry: released }),
  );

/** What the server rendered, if the browser would render the same, and the screen is there to do so. */
async function current(
  rendered: Rendered | undefined,
  store: RemoteStore,
  candidates: Parameters<typeof isCurrent>[1],
): Promise<Rendered | undefined> {
  if (!rendered || !isCurrent(rendered, candidates)) return undefined;
  if (!candidates) return rendered;
  const state = await store.settled(candidates);
  return state.status === 'ready' && state.release.id === rendered.release ? rendered : undefined;
}

/** In a transition, so that React yields to the browser between components. */
function takeOver(container: HTMLElement, page: ReactNode): ReactRoot {
  let root: ReactRoot;
  startTransition(() => {
    root = hydrateRoot(container, page, {
      identifierPrefix,
      onRecoverableError: (error) => console.error('The page differs from what the server rendered.', error),
    });
  });
  return root!;
}

function unreachable(container: HTMLElement): ReactRoot {
  // Nothing of the page that was rendered can work.
  onShown();
  const root = createRoot(container);
  root.render(
    <ThemeProvider>
      <Page back={false}>
        <Notice title="Berea cannot reach its server" onRetry={() => location.reload()}>
          Check your connection and try again.
        </Notice>
      </Page>
    </ThemeProvider>,
  );
  return root;
}
