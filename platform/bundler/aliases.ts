import path from 'node:path';
import { packageFolder } from './package-folder.ts';

/**
 * Rspack resolves the CommonJS builds of the federation runtime, which bundles it twice and prevents tree-shaking
 * (remoteEntry: 121 KB instead of 26). All of these aliases are needed together to prevent that.
 */
export function federationRuntimeAliases(): Record<string, string> {
  const enhanced = packageFolder('@module-federation/enhanced', import.meta.dirname);
  const folder = (name: string) => packageFolder(`@module-federation/${name}`, enhanced);
  const core = path.join(folder('runtime-core'), 'dist/index.js');
  return {
    '@module-federation/runtime-core$': core,
    '@module-federation/runtime-tools/runtime-core$': core,
    '@module-federation/sdk$': path.join(folder('sdk'), 'dist/index.js'),
    '@module-federation/error-codes$': path.join(folder('error-codes'), 'dist/index.mjs'),
    '@module-federation/webpack-bundler-runtime$': path.join(folder('webpack-bundler-runtime'), 'dist/bundler.js'),
    '@module-federation/inject-external-runtime-core-plugin$': path.join(
      folder('inject-external-runtime-core-plugin'),
      'dist/index.js',
    ),
    [path.join(folder('runtime-tools'), 'dist/bundler.cjs')]: path.join(folder('runtime-tools'), 'dist/bundler.js'),
    [path.join(folder('runtime'), 'dist/index.cjs')]: path.join(folder('runtime'), 'dist/index.js'),
  };
}
