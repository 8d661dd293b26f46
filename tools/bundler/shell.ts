import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base.ts';
import { IndexHtmlPlugin } from './index-html.ts';
import { homeCards } from './home-cards.ts';
import { ProvidedExports } from './shared-exports.ts';
import { provided } from './shared.ts';

/**
 * The bundler configuration of the shell, which is the only provider of shared packages. It does not list remotes: the
 * registry names them at run time.
 */
export function shell(appFolder: string): Configuration {
  const base = baseConfig(appFolder);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, uniqueName: 'berea-shell' },
    plugins: [
      ...(base.plugins ?? []),
      new ProvidedExports(appFolder),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: provided(appFolder),
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(appFolder, 'public'), to: '.' }] }),
      new rspack.DefinePlugin({ HOME_CARDS: JSON.stringify(homeCards()) }),
      new IndexHtmlPlugin(path.join(appFolder, 'src/index.html'), path.join(appFolder, 'src/before-paint.ts')),
    ],
  };
}
