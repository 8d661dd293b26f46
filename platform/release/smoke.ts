import { chromium, type Browser, type Page } from '@playwright/test';
import { parseRegistry, type RegistryRoute } from '@berea/registry';
import { chromiumPath } from '../chromium.ts';
import { ReleaseError } from './release-error.ts';

/** What is tried where. */
export interface Smoke {
  /** Where the product answers: 'https://berea.example'. */
  readonly origin: string;
  readonly remote: string;
  readonly version: string;
  /** Addresses besides those of routes without a parameter that must be there. */
  readonly also?: readonly string[];
  readonly progress?: (line: string) => void;
}

/** How long a screen may take. Milliseconds. */
const screenMs = 30_000;

/** The title of what the shell shows in place of a screen that does not work. */
const unavailable = 'This page is temporarily unavailable';

/**
 * Opens every route of one published version in a browser, in the shell that is deployed. Nothing changes for anybody
 * else: the pointer is changed on its way to this browser. There is no version to fall back to.
 * @throws ReleaseError that says for each address what went wrong
 */
export async function smoke({ origin, remote, version, also = [], progress = () => undefined }: Smoke): Promise<void> {
  const { base, routes } = await published(origin, remote, version);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const faults: string[] = [];
  try {
    const addresses = routes.map((route) => [addressOf(route), route] as const);
    for (const [address, { path }] of addresses)
      if (address === undefined) progress(`${path} is not tried: --also names an address of it.`);
    for (const address of [...addresses.flatMap(([one]) => (one === undefined ? [] : [one])), ...also]) {
      const found = await faultsAt(browser, origin, address, { remote, version, base });
      progress(`${address}  ${found.length === 0 ? 'is shown' : 'fails'}`);
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
  } finally {
    await browser.close();
  }
  if (faults.length > 0) throw new ReleaseError(`${remote} ${version} does not work:\n${faults.join('\n')}`);
}

/** The version in the registry of the deployed host. */
async function published(origin: string, remote: string, version: string) {
  const answer = await fetch(new URL('/registry.json', origin)).catch((error: unknown) => {
    throw new ReleaseError(`${origin} does not answer; --url names where the product runs.`, { cause: error });
  });
  const parsed = parseRegistry(await answer.json().catch(() => undefined));
  if (!parsed.ok) throw new ReleaseError(`${origin} has no registry that can be read: ${parsed.detail}`);
  const { remotes } = parsed.registry;
  const known = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  const found = known && Object.hasOwn(known.versions, version) ? known.versions[version] : undefined;
  if (!known || !found || known.withdrawn.includes(version))
    throw new ReleaseError(`${remote} ${version} is not published at ${origin}, or was withdrawn.`);
  return found;
}

/** A route's address without its optional parameters; undefined when it has others. */
function addressOf({ path }: RegistryRoute): string | undefined {
  const address = path.replaceAll(/\/:\w+\?/g, '');
  return address.includes(':') ? undefined : address;
}

interface Tried {
  readonly remote: string;
  readonly version: string;
  readonly base: string;
}

async function faultsAt(browser: Browser, origin: string, address: string, tried: Tried): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const faults: string[] = [];
  const loaded = new Set<string>();
  page.on('pageerror', (error) => void faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser's own line for an answer with an error is judged by its status below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text().split('\n')[0]}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/r/${tried.remote}/`)) loaded.add(pathname);
    if (response.status() >= 500 || (response.status() >= 400 && /^\/(?:r|shell)\//.test(pathname)))
      faults.push(`${pathname} is answered with ${response.status()}`);
  });
  try {
    await override(page, tried);
    await page.goto(address);
    const heading = page.locator('#root :is(h1, [role=alert])').first();
    await heading.waitFor({ timeout: screenMs });
    // Calls that the screen makes may fail it after its first paint.
    await page.waitForLoadState('networkidle', { timeout: screenMs }).catch(() => undefined);
    if (await page.getByText(unavailable).count()) faults.push(unavailable);
    const others = [...loaded].filter((file) => !file.startsWith(tried.base));
    if (others.length > 0) faults.push(`another version was loaded: ${others[0]}`);
    // A signed-in route leads to the sign-in page, which may be another remote's.
    if (loaded.size === 0 && new URL(page.url()).pathname === address)
      faults.push('nothing of this version was loaded');
  } catch (error) {
    faults.push((error as Error).message.split('\n')[0]!);
  } finally {
    await context.close();
  }
  return [...new Set(faults)];
}

/** Makes the version the only one of its remote, on the way to this page. */
async function override(page: Page, { remote, version }: Tried): Promise<void> {
  const complete = await (await page.request.get('/registry.json')).json();
  const changed = (registry: { remotes: Record<string, object> }): string => {
    const { versions } = complete.remotes[remote] as { versions: Record<string, object> };
    const only = { enabled: true, stable: version, previous: null, rollout: null };
    const remotes = {
      ...registry.remotes,
      [remote]: { ...registry.remotes[remote], ...only, versions: { [version]: versions[version] } },
    };
    return JSON.stringify({ ...registry, paths: complete.paths, remotes });
  };
  await page.route('/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: changed(complete) }),
  );
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // With a query of its own, a page is sent without the content that the host renders from the stable version.
      const url = new URL(route.request().url());
      url.searchParams.set('smoke', '');
      const response = await route.fetch({ url: url.href });
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="berea-registry">)([^<]*)(<\/script>)/,
        (_, start: string, json: string, end: string) =>
          start + changed(JSON.parse(json)).replaceAll('<', String.raw`\u003c`) + end,
      );
      return route.fulfill({ response, body });
    },
  );
}
