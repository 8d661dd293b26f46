import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@berea/registry';
import { Hono } from 'hono';
import { hotRemote, hotShell } from '../bundler/hot.ts';
import { runCompiler } from '../bundler/index.ts';
import type { App } from '../release/apps.ts';
import { hostFolder, writeRegistry } from '../release/host-folder.ts';
import { readOrigin } from '../release/origin.ts';
import { emptyRegistry, pointAt, pointAtShell } from '../release/registry-changes.ts';
import { ReleaseError } from '../release/release-error.ts';
import { readRemoteBuild, type RemoteBuild } from '../release/remote-build.ts';
import { readShellBuild } from '../release/shell-build.ts';
import { staticHost } from '../serve/static-host.ts';
import { BuildEvents } from './build-events.ts';
import { noStore } from './no-store.ts';
import { watch } from './watch.ts';

/** What a frontend for developing one remote is made of. */
interface HotFrontendOptions {
  readonly repository: string;
  /** Where it may write. It is removed at the start. */
  readonly folder: string;
  /** The remote that is being developed. */
  readonly app: App;
  /** The builds of the other remotes. */
  readonly others: readonly RemoteBuild[];
  /** Receives what the developer is told. */
  readonly onLine: (line: string) => void;
}

/**
 * The whole frontend from the builds of this repository, with one remote that is built again whenever a source changes.
 * Pages that are open take a change over and keep their state. It is a host of its own, so that nothing that was
 * released is touched. Its version directories are links to the builds.
 */
export class HotFrontend {
  readonly #options: HotFrontendOptions;
  readonly #events = new BuildEvents();
  #close: () => Promise<void> = async () => {};

  constructor(options: HotFrontendOptions) {
    this.#options = options;
  }

  /** Builds the shell and the remote, and watches the remote. @throws ReleaseError when a first build fails */
  async start(): Promise<void> {
    const { repository, folder, app, onLine } = this.#options;
    await rm(folder, { recursive: true, force: true });
    const remote = { ...app, folder: path.join(folder, 'remote') };
    const shellDist = path.join(folder, 'shell/dist');
    await runCompiler(hotShell(path.join(repository, 'apps/shell'), shellDist)).catch((error: Error) => {
      throw new ReleaseError(`The shell could not be built:\n\n${error.message}`);
    });
    let release: (() => Promise<void>) | undefined;
    const built = async (hash: string): Promise<void> => {
      const isFirst = !release;
      release ??= await this.#host(remote, shellDist);
      await release();
      this.#events.built(hash);
      if (!isFirst) onLine(`${app.name} was built again.`);
    };
    const failed = (message: string): void => {
      onLine(message);
      this.#events.failed(message);
    };
    this.#close = await watch(hotRemote(app.folder, path.join(remote.folder, 'dist')), { built, failed }).catch(
      (error: Error) => {
        throw new ReleaseError(`${app.name} could not be built:\n\n${error.message}`);
      },
    );
  }

  /** The app that serves it. */
  serve(options?: Parameters<typeof staticHost>[1]): Hono {
    const { folder, app } = this.#options;
    const all = new Hono();
    all.get('/dev/events', this.#events.handler);
    // Each build replaces the files of the one before.
    all.use(`/r/${app.name}/*`, noStore);
    all.route('/', staticHost(path.join(folder, 'host'), { ...options, maps: true }));
    return all;
  }

  async close(): Promise<void> {
    await this.#close();
  }

  /** Sets the host up. @returns puts the remote's newest build into its registry and its page */
  async #host(app: App, shellDist: string): Promise<() => Promise<void>> {
    const { repository, folder, others } = this.#options;
    const host = hostFolder(path.join(folder, 'host'));
    const origin = await readOrigin(repository);
    const { hash, provides, content } = await readShellBuild(repository, shellDist);
    const shell = { provides: { ...provides }, ...origin, files: { ...content.files } };
    const without = pointAt(pointAtShell(emptyRegistry(new Date()), hash, shell), others);
    const first = await readRemoteBuild(app, origin);

    const link = async (from: string, to: string): Promise<void> => {
      const place = path.join(host.host, to);
      await mkdir(path.dirname(place), { recursive: true });
      await symlink(path.resolve(from), place, 'dir');
    };
    await link(shellDist, `shell/${hash}`);
    for (const { dist, version } of [...others, first]) await link(dist, version.base.replace(/\/$/, ''));

    let { revision } = without;
    const put = async ({ version, ...build }: RemoteBuild): Promise<void> => {
      // Under the address of the first build, where pages that are open look for updates.
      const offer = { ...build, id: first.id, version: { ...version, base: first.version.base } };
      const registry: Registry = { ...pointAt(without, [offer]), revision: ++revision };
      await writeRegistry(host, registry);
    };
    return async () => put(await readRemoteBuild(app, origin));
  }
}
