import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded, type Embedded } from '@berea/embedded';
import { ensureModules, importAll, importFetchedVersions } from '@berea/importer';
import type { Config } from '@berea/validation';
import { Hono } from 'hono';
import { listApps } from '../release/apps.ts';
import { withBuilds } from '../release/build.ts';
import { LockHeldError, takeLock } from '@berea/embedded/lock';
import { dataFolder } from '../release/host-folder.ts';
import { readOrigin } from '../release/origin.ts';
import { readRemoteBuild } from '../release/remote-build.ts';
import { seedHost } from '../release/seed.ts';
import { readShellBuild } from '../release/shell-build.ts';
import { project } from '@berea/supabase/project';
import { readBackend } from '../release/backend.ts';
import type { Environment } from './environment.ts';
import { takeAddress } from './http-server.ts';
import { CannotStart } from './problem.ts';
import type { Report } from './report.ts';
import { staticHost } from './static-host.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Where the running product answers. */
export interface Addresses {
  /** The address that people on this machine open. */
  readonly origin: string;
  /** Where outgoing mail is shown, with its token. Undefined when mail is sent. */
  readonly mailbox: string | undefined;
}

/** Cleanup functions, run in reverse order. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) await close();
  }
}

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
): Promise<Addresses> {
  const data = path.resolve(repository, environment.BEREA_DATA);
  closers.add(await takeDataFolder(data, environment.BEREA_DATA));
  const server = await takeAddress(environment.HOST, environment.PORT, { publicUrl: environment.PUBLIC_URL });
  closers.add(() => server.close());

  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  // A first start needs the texts whatever else happens. Fetched before anything is made or built, they can be missed
  // at once where there is no network.
  const isFirst = environment.DATABASE_URL === undefined && !existsSync(path.join(data, 'database'));
  if (isFirst) await report.phase('texts', () => ensureModules(data, { signal, onProgress: report.progress }));

  const publicUrl = environment.PUBLIC_URL ?? server.origin;
  const [supabase] = await Promise.all([
    startSupabase(environment, data, publicUrl, report, closers, either),
    report.phase('build', () => buildAndSeed(data, report, either)),
  ]).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  signal.throwIfAborted();

  server.open(site(data, environment.PUBLIC_URL, supabase, await readBackend(project.folder)));
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
  const { mailboxPath } = supabase;
  return { origin: server.origin, mailbox: mailboxPath && server.origin + mailboxPath };
}

async function takeDataFolder(data: string, shown: string): Promise<() => void> {
  try {
    return await takeLock(path.join(data, 'start.lock'));
  } catch (error) {
    if (error instanceof LockHeldError)
      throw new CannotStart(
        `Another copy of Berea is running on the data folder ${shown}: stop that one, or start this one with another BEREA_DATA (and PORT).`,
      );
    throw new CannotStart(`The data folder ${data} cannot be used: ${(error as Error).message}.`, { cause: error });
  }
}

async function startSupabase(
  environment: Environment,
  data: string,
  publicUrl: string,
  report: Report,
  closers: Closers,
  signal: AbortSignal,
): Promise<Embedded> {
  const embedded = await report.phase('database', () =>
    startEmbedded({ project, dataFolder: data, databaseUrl: environment.DATABASE_URL, publicUrl }),
  );
  closers.add(() => embedded.close());
  const { database, functionsReady } = embedded;
  const onLine = (line: string): void => report.line(`  ${line}`);
  await Promise.all([
    report.phase('functions', () => functionsReady),
    importAll({
      database,
      dataFolder: data,
      signal,
      onLine,
      onProgress: report.progress,
      step: (name, run) => report.phase(name, run),
    }),
  ]);
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

/**
 * All routes of the origin: the gateway under Supabase's prefixes, two routes of our own, and the static host for the
 * rest.
 */
function site(
  data: string,
  publicUrl: string | undefined,
  { app, keys, health }: Embedded,
  backend: Config['backend'],
): Hono {
  const all = new Hono();
  all.get('/healthz', async (c) => {
    const state = await health();
    return c.json(state, state.status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' });
  });
  const config: Config = { supabaseUrl: '/', supabaseKey: keys.publishable, backend };
  all.get('/config.json', (c) => c.json(config, 200, { 'cache-control': 'no-store' }));
  all.route('/', app);
  all.route('/', staticHost(dataFolder(data).host, { publicUrl, supabaseUrl: config.supabaseUrl }));
  return all;
}
