import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { federationRuntimeAliases, zodLocaleAlias } from './aliases.ts';
import { PathFreeRuntime } from './path-free-runtime.ts';

/** The configuration that the shell and every remote share. Production unless NODE_ENV is development. */
export function baseConfig(appFolder: string): Configuration {
  const production = process.env['NODE_ENV'] !== 'development';
  return {
    mode: production ? 'production' : 'development',
    context: appFolder,
    target: ['web', 'es2022'],
    devtool: 'source-map',
    output: {
      path: path.join(appFolder, 'dist'),
      clean: true,
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
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...federationRuntimeAliases(), ...zodLocaleAlias() } },
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: path.join(import.meta.dirname, 'font-loader.ts'),
        },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            jsc: { target: 'es2022', transform: { react: { runtime: 'automatic', development: !production } } },
          },
        },
      ],
    },
    plugins: [
      new PathFreeRuntime(),
      // The entry carries the hashes of the chunks it may load later; those of the first files are in the registry.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    ],
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    performance: false,
    // The federation plugin warns about public paths that are derived at run time, which is what is wanted.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
