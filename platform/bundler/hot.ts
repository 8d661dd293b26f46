/**
 * The builds of `npm run dev`: a remote whose components are replaced while they are shown, and a shell that lets them be.
 * React's own refresh code has to be there before react-dom, and once in the page: the shell makes it a global.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, type Mode } from './base.ts';
import { container, exposesOfApp } from './remote.ts';
import { page } from './shell.ts';

const refreshEntry = createRequire(import.meta.url).resolve('@rspack/plugin-react-refresh/react-refresh-entry');
const client = path.join(import.meta.dirname, 'hot-client.js');

/** Files keep their names, so that a page that is open finds those of the next build. */
const names = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

function configuration(appFolder: string, folder: string, mode: Mode): Configuration {
  const base = baseConfig(appFolder, mode);
  return {
    ...base,
    devtool: 'cheap-module-source-map',
    output: { ...base.output, ...names, path: folder, clean: false },
    // Named modules, so that an update says what it replaces; and no hashes, because updates replace files.
    optimization: { chunkIds: 'named', moduleIds: 'named' },
    plugins: (base.plugins ?? []).filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
  };
}

/** The global variable in which a remote finds React's refresh code. */
const refreshGlobal = 'bereaRefreshRuntime';

/** The shell for developing a remote. @param folder where the build is written */
export function hotShell(appFolder: string, folder: string): Configuration {
  const base = configuration(appFolder, folder, 'development');
  const offered = path.join(appFolder, 'src/refresh-runtime.virtual.ts');
  const code = `import * as runtime from 'react-refresh/runtime';\nglobalThis.${refreshGlobal} = runtime;\n`;
  const virtual = new rspack.experiments.VirtualModulesPlugin({ [offered]: code });
  return page(appFolder, { ...base, plugins: [...(base.plugins ?? []), virtual] }, [refreshEntry, offered]);
}

/** A remote that is being developed. @param folder where the build and its updates are written */
export function hotRemote(appFolder: string, folder: string): Configuration {
  const base = configuration(appFolder, folder, 'hot');
  // The client is in the container, whose modules it replaces. So each exposed module brings it along.
  const moduleOf = (expose: string): string => path.join(appFolder, 'src/remote', `${expose.slice(2)}.hot.ts`);
  const virtual = exposesOfApp(appFolder).map((expose) => [
    moduleOf(expose),
    `import ${JSON.stringify(client)};\nexport * from '${expose}.ts';\n`,
  ]);
  return container(
    appFolder,
    {
      ...base,
      externals: { 'react-refresh/runtime': refreshGlobal },
      plugins: [
        ...(base.plugins ?? []),
        new rspack.experiments.VirtualModulesPlugin(Object.fromEntries(virtual)),
        new rspack.HotModuleReplacementPlugin(),
        // Our sources only: the federation runtime is there before the refresh code is.
        new ReactRefreshRspackPlugin({ injectEntry: false, test: /\.tsx?$/ }),
      ],
    },
    moduleOf,
  );
}
