import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Configuration } from '@rspack/core';
import { parseRegistry, type Registry } from '@berea/registry';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { remoteInBrowser } from '../bundler/index.ts';
import type { App } from '../release/apps.ts';
import { readOrigin } from '../release/origin.ts';
import { ReleaseError } from '../release/release-error.ts';
import { readRemoteBuild, type RemoteBuild } from '../release/remote-build.ts';
import { BuildEvents } from './build-events.ts';
import { noStore } from './no-store.ts';
import { pageWithBuild, withBuild } from './substituted.ts';
import { watch } from './watch.ts';

interface DeployedFrontendOptions {
  readonly repository: string;
  /** Where the build is written. It is removed at the start. */
  readonly folder: string;
  /** The remote that is being developed. */
  readonly app: App;
  /** The address of the host, without a path. */
  readonly host: string;
  /** Receives what the developer is told. */
  readonly onLine: (line: string) => void;
}

const client = path.join(import.meta.dirname, 'reload-client.js');

/**
 * A host as it is deployed, with the database behind it, and one remote of this repository in the place of its own. The
 * remote is a production build, which is made again whenever a source changes; then pages that are open are loaded again.
 */
export class DeployedFrontend {
  readonly #options: DeployedFrontendOptions;
  readonly #events = new BuildEvents();
  #build: RemoteBuild | undefined;
  #close: () => Promise<void> = async () => {};

  constructor(options: DeployedFrontendOptions) {
    this.#options = options;
  }

  /** Builds the remote, and watches it. @throws ReleaseError when the first build fails, or there is no such host */
  async start(): Promise<void> {
    const { repository, folder, app, host, onLine } = this.#options;
    const deployed = await deployedRegistry(host);
    await rm(folder, { recursive: true, force: true });
    const browser = remoteInBrowser(app.folder);
    const configuration: Configuration = {
      ...browser,
      devtool: 'source-map',
      output: { ...browser.output, path: path.join(folder, 'dist') },
    };
    const built = async (): Promise<void> => {
      const isFirst = !this.#build;
      const build = await readRemoteBuild({ ...app, folder }, await readOrigin(repository));
      withBuild(deployed, build);
      this.#build = build;
      this.#events.built(build.id);
      if (!isFirst) onLine(`${app.name} was built again.`);
    };
    const failed = (message: string): void => {
      onLine(message);
      this.#events.failed(message);
    };
    this.#close = await watch(configuration, { built, failed }).catch((error: Error) => {
      throw new ReleaseError(`${app.name} could not be built:\n\n${error.message}`);
    });
  }

  /** The app that serves it. */
  serve(): Hono {
    const { folder, app } = this.#options;
    const all = new Hono();
    all.get('/dev/events', this.#events.handler);
    all.get('/dev/reload-client.js', noStore, async (c) =>
      c.body(await readFile(client), 200, { 'content-type': 'text/javascript' }),
    );
    all.get(
      `/r/${app.name}/:version/*`,
      noStore,
      serveStatic({
        root: path.join(folder, 'dist'),
        rewriteRequestPath: (file) => file.split('/').slice(4).join('/'),
      }),
    );
    all.get('/registry.json', noStore, async (c) => {
      const registry = await deployedRegistry(this.#options.host);
      return c.json(withBuild(registry, this.#build!));
    });
    all.all('*', (c) => this.#passOn(c));
    return all;
  }

  async close(): Promise<void> {
    await this.#close();
  }

  /** What the host answers; a page of it gets our build. */
  async #passOn(c: Context): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const answer = await proxy(this.#options.host + pathname + search, {
      raw: c.req.raw,
      redirect: 'manual',
      headers: { ...c.req.header(), host: undefined, 'if-none-match': undefined },
    });
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const text = await answer.text();
    const page = pageWithBuild(text, this.#build!);
    const headers = new Headers(answer.headers);
    if (page !== undefined) {
      headers.set('cache-control', 'no-store');
      headers.delete('etag');
    }
    return new Response(page ?? text, { status: answer.status, headers });
  }
}

/** What a host has released. @throws ReleaseError when no host answers there */
async function deployedRegistry(host: string): Promise<Registry> {
  try {
    const answer = await fetch(`${host}/registry.json`);
    const parsed = parseRegistry(await answer.json());
    if (!parsed.ok) throw new Error(parsed.detail);
    return parsed.registry;
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new ReleaseError(`${host} has no registry that can be read: ${why}.`, { cause: error });
  }
}
