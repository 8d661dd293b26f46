import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkSettings, startEmbedded, type Embedded } from '@berea/embedded';
import { ensureModules, importFetchedVersions, isAllImported } from '@berea/importer';
import type { Config } from '@berea/validation';
import { Hono } from 'hono';
import { recordWritten } from '@berea/tools/import/written-content';
import { listApps } from '@berea/platform/release/apps';
import { withBuilds } from '@berea/platform/release/build';
import { LockHeldError, takeLock } from '@berea/embedded/lock';
import { dataFolder } from '@berea/platform/release/host-folder';
import { readOrigin } from '@berea/platform/release/origin';
import { readRemoteBuild } from '@berea/platform/release/remote-build';
import { seedHost } from '@berea/platform/release/seed';
import { readShellBuild } from '@berea/platform/release/shell-build';
import { project } from '@berea/supabase/project';
import { readBackend } from '@berea/platform/release/backend';
import { runImport } from '@berea/tools/import/run-import';
import { closeToOthers } from '@berea/platform/serve/close-to-others';
import type { Closers } from '@berea/platform/serve/ending';
import type { Environment } from '@berea/platform/serve/environment';
import { healthRoute } from '@berea/platform/serve/health-route';
import { takeAddress } from '@berea/platform/serve/http-server';
import { forCrawlers } from '@berea/platform/serve/for-crawlers';
import { CannotStart } from '@berea/platform/serve/problem';
import { functionsOfPages } from './functions-of-pages.ts';
import { bereaPages } from './pages.ts';
import { isListedAddress, isSharedAddress, publicAddresses } from './public-addresses.ts';
import { registryReader } from '@berea/platform/serve/registry-reader';
import { callAsVisitor } from '@berea/platform/serve/render/call-as-visitor';
import { RenderedPages } from '@berea/platform/serve/render/rendered-pages';
import { Pictures } from './picture/pictures.ts';
import { pictureRoute } from './picture/route.ts';
import { readAsVisitor } from './picture/verse-text.ts';
import type { Report } from '@berea/platform/serve/report';
import { staticHost } from '@berea/platform/serve/static-host';

const repository = path.resolve(import.meta.dirname, '..');

/** What the embedded Supabase answers to browsers: nothing for crawlers. */
const closedOfSupabase = ['/rest/', '/mailbox'];

/** Where the running product answers. */
export interface Addresses {
  /** The address that people on this machine open. */
  readonly origin: string;
  /** Where outgoing mail is shown, with its token. Undefined when mail is sent. */
  readonly mailbox: string | undefined;
}

/** What is served beside Supabase: the shell, the remotes and the registry. */
export interface Frontend {
  /** Makes what is served, while the database starts. */
  prepare(data: string, report: Report, signal: AbortSignal): Promise<void>;
  /** The app that serves it. */
  serve(data: string, options: NonNullable<Parameters<typeof staticHost>[1]>): Hono;
}

/** The host in the data folder, brought up to the builds of this repository. */
const released: Frontend = {
  prepare: buildAndSeed,
  serve: (data, options) => staticHost(dataFolder(data).host, options),
};

/**
 * Starts the whole product on one origin. Everything it starts is added to `closers` immediately, so that a start that
 * fails or is interrupted half-way is cleaned up too.
 * @returns where it answers
 */
export async function startProduct(
  environment: Environment,
  report: Report,
  closers: Closers,
  signal: AbortSignal,
  frontend = released,
): Promise<Addresses> {
  const data = path.resolve(repository, environment.BEREA_DATA);
  closers.add(await takeDataFolder(data, environment.BEREA_DATA));
  const server = await takeAddress(environment.HOST, environment.PORT, {
    publicUrl: environment.PUBLIC_URL,
    ...(Number(environment.GATEWAY_TRUSTED_PROXIES ?? 0) > 0 && { connectionsOfOne: Infinity }),
  });
  closers.add(() => server.close());

  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  // A first start needs the texts whatever else happens. Fetched before anything is made or built, they can be missed
  // at once where there is no network.
  const isFirst = environment.DATABASE_URL === undefined && !existsSync(path.join(data, 'database'));
  if (isFirst) await report.phase('texts', () => ensureModules(data, { signal, onProgress: report.progress }));

  const publicUrl = environment.PUBLIC_URL ?? server.origin;
  const [supabase] = await Promise.all([
    startSupabase(environment, data, { publicUrl, isFirst }, report, closers, either),
    report.phase('build', () => frontend.prepare(data, report, either)),
  ]).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  signal.throwIfAborted();

  await recordWritten(supabase.database, repository);
  const pages =
    environment.RENDER_PAGES === 'on'
      ? new RenderedPages({
          folder: dataFolder(data).host,
          supabaseUrl: server.origin,
          supabaseKey: supabase.keys.publishable,
          contentVersion: supabase.contentVersion,
          product: bereaPages,
          isShared: isSharedAddress,
          isListed: isListedAddress,
          publicUrl,
          call: callAsVisitor(supabase.internalUrl, supabase.keys.publishable, functionsOfPages),
          onFailure: (address, error) => report.line(`The page ${address} was not rendered here: ${error.message}`),
        })
      : undefined;
  closers.add(() => pages?.close());
  const pictures = new Pictures();
  closers.add(() => pictures.close());
  server.open(
    site(
      publicUrl,
      supabase,
      {
        backend: await readBackend(project.folder),
        operatorKeyHash: hashOf(environment.OPERATOR_KEY),
        clientEvents: clientEventsOf(environment),
      },
      (options) => frontend.serve(data, { ...options, product: bereaPages, pages, tell: (line) => report.line(line) }),
      forCrawlers(publicUrl, {
        registry: registryReader(dataFolder(data).host, (line) => report.line(line)),
        closed: closedOfSupabase,
        addresses: publicAddresses,
      }),
      pictureRoute(pictures, readAsVisitor(server.origin, supabase.keys.publishable)),
    ),
  );
  void pages?.warmUp();
  const onLine = (line: string) => report.line(line);
  // Runs in the background, so that the start does not wait for the network.
  const fetching = importFetchedVersions({
    database: supabase.database,
    dataFolder: data,
    address: environment.BEREA_VERSIONS_FROM,
    signal,
    onLine,
  }).catch((error: unknown) => {
    if (!signal.aborted) report.line(`Versions could not be fetched: ${String(error)}`);
  });
  closers.add(() => fetching);
  // First of all: what is in flight still needs everything else.
  closers.add(() => server.close());
  const { mailboxPath } = supabase;
  return { origin: server.origin, mailbox: mailboxPath && server.origin + mailboxPath };
}

async function takeDataFolder(data: string, shown: string): Promise<() => void> {
  try {
    // What is written from here on, by this process and those it starts, is for the operator's eyes only.
    process.umask(0o077);
    const release = await takeLock(path.join(data, 'start.lock'));
    await closeToOthers(data);
    return release;
  } catch (error) {
    if (error instanceof LockHeldError)
      throw new CannotStart(
        `Another copy of Berea is running on the data folder ${shown}: stop that one, or start this one with another BEREA_DATA (and PORT).`,
      );
    throw new CannotStart(`The data folder ${data} cannot be used: ${(error as Error).message}.`, { cause: error });
  }
}

/**
 * Starts the embedded Supabase on a database with every text. What is missing is imported by another process meanwhile,
 * because an import takes several times the memory of the product.
 */
async function startSupabase(
  environment: Environment,
  data: string,
  { publicUrl, isFirst }: { readonly publicUrl: string; readonly isFirst: boolean },
  report: Report,
  closers: Closers,
  signal: AbortSignal,
): Promise<Embedded> {
  const options = { project, dataFolder: data, databaseUrl: environment.DATABASE_URL, publicUrl };
  const start = async (): Promise<Embedded> => {
    const embedded = await report.phase('database', () => startEmbedded(options));
    closers.add(() => embedded.close());
    return embedded;
  };
  const isComplete = async ({ database, functionsReady }: Embedded): Promise<boolean> => {
    const [isImported] = await Promise.all([
      isAllImported({
        database,
        dataFolder: data,
        signal,
        onLine: (line) => report.line(`  ${line}`),
        onProgress: report.progress,
        step: (name, run) => report.phase(name, run),
      }),
      report.phase('functions', () => functionsReady),
    ]);
    return isImported;
  };

  checkSettings(options);
  if (!isFirst) {
    const embedded = await start();
    if (await isComplete(embedded)) return embedded;
    // Only one process at a time can have the embedded database open.
    await embedded.close();
  }
  await runImport(report, closers);
  signal.throwIfAborted();
  const embedded = await start();
  await report.phase('functions', () => embedded.functionsReady);
  return embedded;
}

async function buildAndSeed(data: string, report: Report, signal: AbortSignal): Promise<void> {
  const apps = await listApps(repository);
  const remotes = apps.filter(({ offer }) => offer);
  const left = await withBuilds(
    repository,
    apps.map(({ name }) => name),
    async () => {
      const origin = await readOrigin(repository);
      const backend = await readBackend(project.folder);
      return seedHost(dataFolder(data), {
        shell: await readShellBuild(repository),
        remotes: await Promise.all(remotes.map((app) => readRemoteBuild(app, origin, backend))),
        origin,
      });
    },
    { signal },
  );
  for (const sentence of left) report.line(sentence);
}

const hashOf = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : createHash('sha256').update(key).digest('hex');

/** Of how many pages something is collected; undefined where nothing is. */
const clientEventsOf = (environment: Environment): Config['clientEvents'] =>
  environment.CLIENT_EVENTS === 'on'
    ? { failures: environment.CLIENT_EVENTS_FAILURES, measures: environment.CLIENT_EVENTS_MEASURES }
    : undefined;

/**
 * All routes of the origin: the gateway under Supabase's prefixes, some routes of our own, and the static host for the
 * rest.
 */
function site(
  publicUrl: string,
  { app, limitSite, keys, health, contentVersion }: Embedded,
  said: Pick<Config, 'backend' | 'operatorKeyHash' | 'clientEvents'>,
  frontend: (options: Parameters<Frontend['serve']>[1]) => Hono,
  crawlers: Hono,
  pictures: Hono,
): Hono {
  const all = new Hono();
  all.route('/', healthRoute(health));
  // It counts what it answers itself.
  all.route('/', app);
  all.use(limitSite);
  const config: Config = { supabaseUrl: '/', supabaseKey: keys.publishable, ...said };
  all.get('/config.json', async (c) =>
    c.json({ ...config, contentVersion: await contentVersion() } satisfies Config, 200, {
      'cache-control': 'no-store',
    }),
  );
  all.route('/', crawlers);
  all.route('/', pictures);
  all.route('/', frontend({ publicUrl, supabaseUrl: config.supabaseUrl }));
  return all;
}
