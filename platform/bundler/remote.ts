import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { z } from 'zod';
import { baseConfig } from './base.ts';
import { inputHash } from './input-hash.ts';
import { NeededExports } from './shared-exports.ts';
import { bothBuilds, isShared, serverConfig } from './server.ts';
import { consumed } from './shared.ts';

const manifest = z.object({
  name: z.string().regex(/^@berea\/[a-z][a-z0-9-]*$/),
  berea: z.object({ routes: z.array(z.object({ expose: z.string().regex(/^\.\/[a-z][a-z0-9-]*$/) })).min(1) }),
});

const readManifest = (appFolder: string): z.infer<typeof manifest> =>
  manifest.parse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));

/** './guide' → './src/remote/guide.ts' */
export const ownModule = (expose: string): string => `${expose.replace('./', './src/remote/')}.ts`;

/** The names of a remote's exposed modules. */
export const exposesOfApp = (appFolder: string): string[] => exposesOf(readManifest(appFolder));

const exposesOf = ({ berea }: z.infer<typeof manifest>): string[] =>
  [...new Set(berea.routes.map(({ expose }) => expose))].sort();

/**
 * The build of a remote for the browser: a federation container, which is its only entry.
 * @param moduleOf the file of an exposed module; `npm run dev` has others than `src/remote`
 */
export function container(appFolder: string, base: Configuration, moduleOf = ownModule): Configuration {
  const read = readManifest(appFolder);
  // Every version has its own container and its own chunk global. Two versions in one page would otherwise adopt each
  // other's modules, and the fallback would run the code that it replaces.
  const name = `${read.name.replace('@berea/', 'berea_').replaceAll('-', '_')}_${inputHash(appFolder, base.mode ?? '')}`;
  return {
    ...base,
    name: 'browser',
    entry: {},
    output: { ...base.output, uniqueName: name },
    plugins: [
      ...(base.plugins ?? []),
      new NeededExports(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(exposesOf(read).map((expose) => [expose, moduleOf(expose)])),
        shared: consumed(appFolder),
        manifest: true,
        dts: false,
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true },
        },
      }),
    ],
  };
}

/** The build of a remote for the browser alone. */
export const remoteInBrowser = (appFolder: string): Configuration => container(appFolder, baseConfig(appFolder));

/**
 * The complete bundler configuration of a remote: `export default remote(import.meta.dirname)`. It exposes one module
 * for each `expose` of the routes in its package.json: './guide' is `src/remote/guide.ts`.
 */
export function remote(appFolder: string): Configuration[] {
  const server = exposesOfApp(appFolder).map(
    (expose) => `export * as ${JSON.stringify(expose)} from './remote/${expose.slice(2)}.ts';`,
  );
  return bothBuilds(remoteInBrowser(appFolder), serverConfig(appFolder, server.join('\n'), isShared));
}
