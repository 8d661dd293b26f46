import path from 'node:path';
import { rspack, type Chunk, type Configuration } from '@rspack/core';
import { federationRuntimeAliases } from './aliases.ts';
import { filesOfChunk } from './late-chunks.ts';
import { PathFreeRuntime } from './path-free-runtime.ts';
import { Precompressed } from './precompressed.ts';
import { SortedHashes } from './sorted-hashes.ts';

/** How the sources are compiled. In `hot`, components can be replaced while they are shown. */
export type Mode = 'production' | 'development' | 'hot';

/** Compiles TypeScript and JSX. */
export const compileRule = (mode: Mode) =>
  ({
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      detectSyntax: 'auto',
      jsc: {
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: mode !== 'production', refresh: mode === 'hot' } },
      },
    },
  }) as const;

const forEditors: ReadonlySet<string> = new Set(['about', 'example', 'why']);

/** Patterns without what only those who edit them read, which is a sixteenth of them. */
const patternsRule = {
  test: /[\\/]libs[\\/][^\\/]+[\\/]data[\\/]patterns[\\/].*\.json$/,
  type: 'json',
  parser: {
    parse: (source: string): unknown =>
      JSON.parse(source, (key, value: unknown) => (forEditors.has(key) ? undefined : value)),
  },
} as const;

/** The shell as the host of remotes: one file, because every page of a remote begins with all of it. */
const hostChunk = 'host';

/**
 * zod with the schemas of an app in one chunk, and what they and other late parts are made of in another. Every call loads
 * its schema with an `import()` of its own, in chunks that have different parts of these packages already: they would be
 * put together again for each.
 */
const lateGroup = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  // What a page begins with keeps the plain parts that it uses.
  chunks: (chunk: Chunk) =>
    !chunk.canBeInitial() && chunk.name !== hostChunk && !chunk.name?.startsWith('__federation_expose'),
  priority,
  enforce: true,
});
const chunkGroups = {
  [hostChunk]: { name: hostChunk, chunks: ({ name }: Chunk) => name === hostChunk, priority: 20, enforce: true },
  schemas: lateGroup('schemas', filesOfChunk('schemas', ['node_modules/zod/']), 10),
  // A file that is in both is plain.
  plain: lateGroup('plain', filesOfChunk('plain'), 11),
};

const modeOfEnvironment = (): Mode => (process.env['NODE_ENV'] === 'development' ? 'development' : 'production');

/** The configuration that the shell and every remote share. Production unless NODE_ENV is development. */
export function baseConfig(appFolder: string, mode: Mode = modeOfEnvironment()): Configuration {
  return {
    mode: mode === 'production' ? 'production' : 'development',
    context: appFolder,
    target: ['web', 'es2022'],
    // Kept with the version and never sent (`static-host.ts`), so a released script names none.
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    output: {
      path: path.join(appFolder, 'dist'),
      // The other build of the app writes there.
      clean: { keep: 'server/' },
      // Public paths are derived from where a file was loaded, so one build works on every host and path.
      publicPath: 'auto',
      // Integrity is checked only for scripts that are requested with CORS.
      crossOriginLoading: 'anonymous',
      // Milliseconds. By default a click on a part whose file never comes is told after two minutes.
      chunkLoadTimeout: 20_000,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: federationRuntimeAliases(),
    },
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /@fontsource-variable.*\.css$/,
          loader: path.join(import.meta.dirname, 'font-display-loader.ts'),
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: path.join(import.meta.dirname, 'font-loader.ts'),
        },
        {
          test: /[\\/]zod[\\/](?:v4[\\/]classic|v3)[\\/]external\.c?js$/,
          loader: path.join(import.meta.dirname, 'refuse-full-zod.ts'),
        },
        patternsRule,
        compileRule(mode),
      ],
    },
    plugins: [
      new PathFreeRuntime(),
      new SortedHashes(),
      // The entry carries the hashes of the chunks it may load later; those of the first files are in the registry.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      ...(mode === 'production' ? [new Precompressed()] : []),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { cacheGroups: chunkGroups },
    },
    performance: false,
    // The federation plugin warns about public paths that are derived at run time, which is what is wanted.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
