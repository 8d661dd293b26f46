import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base.ts';
import { IndexHtmlPlugin } from './index-html.ts';
import { ProvidedExports } from './shared-exports.ts';
import { bothBuilds, serverConfig } from './server.ts';
import { sharedKeys } from './shared.ts';
import { shellConstants } from './shell-constants.ts';

const define = (appFolder: string) => new rspack.DefinePlugin(shellConstants(appFolder));

/** What Module Federation's runtime leaves out: it runs in browsers only, and reads no manifests. */
const runtimeConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

/**
 * The build of the shell for the browser: the page, and all that is shared. It needs no federation plugin: the shell's own
 * imports are plain ones, and `src/remotes/federation-host.ts` offers them to the remotes at run time.
 * @param first modules that are evaluated before any other, for `npm run dev`
 */
export function page(appFolder: string, base: Configuration, first: readonly string[] = []): Configuration {
  return {
    ...base,
    name: 'browser',
    entry: { main: [...first, './src/index.ts'] },
    output: { ...base.output, uniqueName: 'berea-shell' },
    plugins: [
      ...(base.plugins ?? []),
      new ProvidedExports(appFolder),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(appFolder, 'public'), to: '.' }] }),
      new rspack.DefinePlugin(runtimeConstants),
      define(appFolder),
      new IndexHtmlPlugin(path.join(appFolder, 'src/index.html'), path.join(appFolder, 'src/before-paint.ts')),
    ],
  };
}

/** What the server renders the shell's pages with, and what it provides to the server builds of remotes, by name. */
function serverEntry(): string {
  const names = ['react/jsx-runtime', ...sharedKeys].map((name) => JSON.stringify(name));
  return [
    ...names.map((name, at) => `import * as shared${at} from ${name};`),
    `export const shared = { ${names.map((name, at) => `${name}: shared${at}`).join()} };`,
    "export * from './server.tsx';",
  ].join('\n');
}

/**
 * The bundler configuration of the shell, which is the only provider of shared packages. It does not list remotes: the
 * registry names them at run time.
 */
export function shell(appFolder: string): Configuration[] {
  const server = serverConfig(appFolder, serverEntry(), () => false);
  return bothBuilds(page(appFolder, baseConfig(appFolder)), {
    ...server,
    plugins: [...(server.plugins ?? []), define(appFolder)],
  });
}
