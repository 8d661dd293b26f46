import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { baseConfig } from '@berea/platform/bundler/base';
import { scriptsOf } from '@berea/platform/bundler/index-html';
import { exposesOfApp, ownModule } from '@berea/platform/bundler/remote';
import { runCompiler } from '@berea/platform/bundler/run-compiler';
import { shellConstants } from '@berea/platform/bundler/shell-constants';
import { listApps } from '@berea/platform/release/apps';
import { repository } from '../product.ts';

/** Shell and all remotes as one build, without federation. The caller removes the folder. */
export interface OneBundle {
  readonly folder: string;
  /** The scripts that every page begins with, in their order. */
  readonly entry: readonly string[];
  /** The further scripts of each screen: 'reader ./bible', or 'home'. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

const shellFolder = path.join(repository, 'apps/shell');

/** The module of each screen by its name, absolute. */
async function modulesOfScreens(): Promise<Map<string, string>> {
  const remotes = (await listApps(repository)).filter(({ offer }) => offer);
  const modules = remotes.flatMap(({ name, folder }) =>
    exposesOfApp(folder).map((expose) => [`${name} ${expose}`, path.join(folder, ownModule(expose))] as const),
  );
  return new Map(modules);
}

/** 'reader ./bible' → '__federation_expose_reader_bible': the splitting of chunks treats it as it does a remote's. */
const chunkOf = (screen: string): string => `__federation_expose_${screen.replace(' ./', '_')}`;

/** Stands in for `apps/shell/src/remotes/load.ts`: the screens are imported. */
const loader = (modules: ReadonlyMap<string, string>): string => `
  import { screenIn } from '@berea/shell-api';
  const modules = {
    ${[...modules].map(([name, file]) => `'${name}': () => import(/* webpackChunkName: "${chunkOf(name)}" */ ${JSON.stringify(file)}),`).join('\n')}
  };
  export const loadScreen = async ({ release, route }) =>
    screenIn(await modules[release.remote + ' ' + route.expose](), route.screen);
  export const discardContainer = () => undefined;
  export const loadHost = async () => undefined;
`;

/** Builds it with the configuration of the shell, of which only the federation plugin and the page are left out. */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-one-bundle-'));
  const modules = await modulesOfScreens();
  const base = baseConfig(shellFolder, 'production');
  const load = path.join(shellFolder, 'src/remotes/load-of-one-bundle.virtual.ts');
  let entry: string[] = [];
  const screens = new Map<string, readonly string[]>();
  const noteScripts = {
    apply: (compiler: Compiler): void =>
      compiler.hooks.afterEmit.tap('OneBundle', (compilation) => {
        entry = (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
        const files = new Map([...modules, ['home', path.join(shellFolder, 'src/home/Home.tsx')]]);
        for (const [name, file] of files) screens.set(name, scriptsOf(compilation, file, entry));
      }),
  };
  await runCompiler({
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: folder, uniqueName: 'berea-one-bundle' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(shellConstants(shellFolder)),
      new rspack.experiments.VirtualModulesPlugin({ [load]: loader(modules) }),
      new rspack.NormalModuleReplacementPlugin(/^\.\/load\.ts$/, (data) => {
        if (data.context === path.join(shellFolder, 'src/remotes')) data.request = load;
      }),
      noteScripts,
    ],
  });
  return { folder, entry, screens };
}
