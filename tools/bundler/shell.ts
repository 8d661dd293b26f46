import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base.ts';
import { IndexHtmlPlugin } from './index-html.ts';
import { homeCards } from './home-cards.ts';
import { ProvidedExports } from './shared-exports.ts';
import { bothBuilds, serverConfig } from './server.ts';
import { provided } from './shared.ts';

/** What the shell's sources name that the build knows. */
export const define = () => new rspack.DefinePlugin({ HOME_CARDS: JSON.stringify(homeCards()) });

/** What `npm run dev` adds to the shell. */
interface PageOptions {
  /** A module that is evaluated before any other. */
  readonly first?: string;
  /** Further shared packages. */
  readonly shared?: ReturnType<typeof provided>;
}

/** The build of the shell for the browser: the page, and all that is shared. */
export function page(appFolder: string, base: Configuration, { first, shared }: PageOptions = {}): Configuration {
  return {
    ...base,
    name: 'browser',
    entry: { main: first ? [first, './src/index.ts'] : './src/index.ts' },
    output: { ...base.output, uniqueName: 'berea-shell' },
    plugins: [
      ...(base.plugins ?? []),
      new ProvidedExports(appFolder),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: { ...provided(appFolder), ...shared },
        dts: false,
        manifest: false,
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(appFolder, 'public'), to: '.' }] }),
      define(),
      new IndexHtmlPlugin(path.join(appFolder, 'src/index.html'), path.join(appFolder, 'src/before-paint.ts')),
    ],
  };
}

/**
 * The bundler configuration of the shell, which is the only provider of shared packages. It does not list remotes: the
 * registry names them at run time.
 */
export function shell(appFolder: string): Configuration[] {
  const server = serverConfig(appFolder, "export * from './server.tsx';", () => false);
  return bothBuilds(page(appFolder, baseConfig(appFolder)), {
    ...server,
    plugins: [...(server.plugins ?? []), define()],
  });
}
