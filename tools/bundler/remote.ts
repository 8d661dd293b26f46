import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { z } from 'zod';
import { baseConfig } from './base.ts';
import { consumed } from './shared.ts';

const manifest = z.object({ name: z.string().regex(/^@berea\/[a-z]+$/) });

/**
 * The complete bundler configuration of a remote: `export default remote(import.meta.dirname)`. It exposes
 * `src/remote.tsx`.
 */
export function remote(appFolder: string): Configuration {
  const { name } = manifest.parse(JSON.parse(readFileSync(path.join(appFolder, 'package.json'), 'utf8')));
  const remoteName = name.replace('@berea/', '');
  const base = baseConfig(appFolder);
  return {
    ...base,
    // The federation container is the only entry.
    entry: {},
    output: { ...base.output, uniqueName: `berea-${remoteName}` },
    plugins: [
      new ModuleFederationPlugin({
        name: remoteName,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumed(appFolder),
        manifest: true,
        dts: false,
        experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}
