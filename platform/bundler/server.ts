import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, compileRule } from './base.ts';
import { sharedKeys } from './shared.ts';

/** The folder of the server build in an app's dist folder, and its file. */
const serverFolder = 'server';
const serverFile = 'index.cjs';

/**
 * The build of an app for the server, which renders first HTML with it: one CommonJS file without federation runtime,
 * styles or fonts, which are in the browser's build.
 * @param entry the source of its entry module, which may import relative to `src`
 * @param external whether the server provides a package at run time
 */
export function serverConfig(appFolder: string, entry: string, external: (request: string) => boolean): Configuration {
  const base = baseConfig(appFolder);
  const entryFile = path.join(appFolder, 'src/server-entry.virtual.ts');
  return {
    ...base,
    name: 'server',
    target: ['node24', 'es2022'],
    entry: { index: entryFile },
    output: {
      path: path.join(appFolder, 'dist', serverFolder),
      clean: true,
      filename: serverFile,
      library: { type: 'commonjs2' },
    },
    externals: [
      ({ request = '' }, callback) => (external(request) ? callback(undefined, `commonjs ${request}`) : callback()),
    ],
    module: {
      rules: [
        // Styles and fonts of the page are in the browser's build.
        { test: /\.(?:css|woff2)$/, type: 'asset/source' },
        compileRule(base.mode === 'production' ? 'production' : 'development'),
      ],
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [entryFile]: entry }),
      // Lazy parts are rendered in the browser only, but one file is simpler to publish than many.
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      // Only what nothing uses is dropped, 60 % of the shell's, so that a new rendering thread starts sooner. Names stay, for
      // the traces of errors.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            mangle: false,
            compress: { defaults: false, unused: true, dead_code: true, side_effects: true, toplevel: true },
            format: { beautify: true, comments: false },
          },
        }),
      ],
    },
    devtool: false,
  };
}

/**
 * Both builds of an app. The server's ends before the browser's begins: both empty their folder, and one folder is in the
 * other. Side by side, the browser's build sometimes removed the file that the server's had just written.
 */
export const bothBuilds = (browser: Configuration, server: Configuration): Configuration[] => [
  { ...browser, dependencies: ['server'] },
  server,
];

/** The names under which a remote's server build requires what the shell's server build provides. */
export const isShared = (request: string): boolean => request === 'react/jsx-runtime' || sharedKeys.includes(request);
