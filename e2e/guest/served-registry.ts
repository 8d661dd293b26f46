import type { Page } from '@playwright/test';

/** Changes the registry on its way to the browser, in the page and at its own address. */
export async function serveRegistry(page: Page, change: (text: string) => string | undefined): Promise<void> {
  await page.route(
    (url) => url.pathname === '/registry.json',
    async (route) => {
      const response = await route.fetch();
      const body = change(await response.text());
      return body === undefined
        ? route.fulfill({ status: 404, body: 'Not found.' })
        : route.fulfill({ response, body });
    },
  );
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<script type="application\/json" id="berea-registry">)([^<]*)(<\/script>)/,
        (_, start: string, json: string, end: string) => {
          const changed = change(json);
          return changed === undefined ? '' : start + changed.replaceAll('<', String.raw`\u003c`) + end;
        },
      );
      return route.fulfill({ response, body });
    },
  );
}

type Json = Record<string, unknown>;
const future = { futureField: { anything: [1] } };
const each = (record: unknown, change: (one: Json) => Json): Json =>
  Object.fromEntries(Object.entries(record as Json).map(([key, one]) => [key, change(one as Json)]));

/** Adds a field that no shell knows at every level of a registry, as a newer tool might. */
export function withUnknownFields(text: string): string {
  const registry = JSON.parse(text) as Json;
  const version = (one: Json): Json => ({
    ...one,
    ...future,
    routes: (one['routes'] as Json[]).map((route) => ({ ...route, ...future })),
    backend: { ...(one['backend'] as Json), ...future },
    contributions: { ...(one['contributions'] as Json), ...future },
  });
  const remotes = each(registry['remotes'], (remote) => ({
    ...remote,
    ...future,
    versions: each(remote['versions'], version),
  }));
  return JSON.stringify({ ...registry, ...future, remotes });
}
