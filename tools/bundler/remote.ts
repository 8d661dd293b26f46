import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { z } from 'zod';
import { baseConfig } from './base.ts';
import { inputHash } from './input-hash.ts';
import { NeededExports } from './shared-exports.ts';
import { consumed } from './shared.ts';

const manifest = z.object({
  name: z.string().regex(/^@berea\/[a-z][a-z0-9-]*$/),
  berea: z.object({ routes: z.array(z.object({ expose: z.string().regex(/^\.\/[a-z][a-z0-9-]*$/) })).min(1) }),
});

/**
 * The complete bundler configuration of a remote: `export default remote(import.meta.dirname)`. It exposes one module
 * for each `expose` of the routes in its package.json: './bible' is `src/remote/bible.ts`.
 */
export function remote(appFolder: string): Configuration {
  const { name, berea } = manifest.parse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));
  const base = baseConfig(appFolder);
  // Every version has its own container and its own chunk global. Two versions in one page would otherwise adopt each
  // other's modules, and the fallback would run the code that it replaces.
  const container = `${name.replace('@berea/', 'berea_').replaceAll('-', '_')}_${inputHash(appFolder, base.mode ?? '')}`;
  const exposes = [...new Set(berea.routes.map(({ expose }) => expose))].sort();
  return {
    ...base,
    // The federation container is the only entry.
    entry: {},
    output: { ...base.output, uniqueName: container },
    plugins: [
      ...(base.plugins ?? []),
      new NeededExports(),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(exposes.map((expose) => [expose, expose.replace('./', './src/remote/') + '.ts'])),
        shared: consumed(appFolder),
        manifest: true,
        dts: false,
        experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}
