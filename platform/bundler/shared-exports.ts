import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { z } from 'zod';
import { packageFolder } from './package-folder.ts';
import { lazyKeys, sharedKeys, sharedVersions } from './shared.ts';

/** Our own shared packages. The others are versioned by their makers. */
const ownKeys = sharedKeys.filter((key) => key.startsWith('@berea/'));

/** Packages of others of which the shell offers some names only, and the file that names them. */
const offeredInPart: Readonly<Record<string, string>> = {
  '@tanstack/react-query': './src/remotes/offered-query.ts',
};

/** Shared packages of which it matters which names a remote imports. */
const namedKeys = [...ownKeys, ...Object.keys(offeredInPart)];

const manifest = z.object({ version: z.string() });

/** Writes a JSON file into the build. */
const writeJson = (compilation: Compilation, file: string, read: () => unknown): void =>
  compilation.hooks.processAssets.tap(
    { name: 'SharedExports', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
    () => compilation.emitAsset(file, new rspack.sources.RawSource(`${JSON.stringify(read())}\n`)),
  );

/**
 * For the shell: writes `provides.json`, the versions of its parts and of the packages that it shares, and the names that
 * it offers of those that it does not offer whole. The release tool compares them with what a remote needs.
 */
export class ProvidedExports {
  readonly #appFolder: string;

  constructor(appFolder: string) {
    this.#appFolder = appFolder;
  }

  apply(compiler: Compiler): void {
    const resolve = createRequire(path.join(this.#appFolder, 'package.json')).resolve;
    const version = (name: string): string =>
      manifest.parse(JSON.parse(readFileSync(path.join(packageFolder(name, this.#appFolder), 'package.json'), 'utf8')))
        .version;
    const versions = { shellApi: version('@berea/shell-api'), ui: version('@berea/ui') };
    const shared = Object.fromEntries(
      Object.entries(sharedVersions(this.#appFolder)).filter(([key]) => !ownKeys.includes(key)),
    );
    compiler.hooks.thisCompilation.tap('SharedExports', (compilation) => {
      let exports: Record<string, string[]> = {};
      // Before modules are joined: what is in a joined module has no entry of its own.
      compilation.hooks.optimizeModules.tap('SharedExports', () => {
        exports = exportsByKey(compilation, resolve);
      });
      writeJson(compilation, 'provides.json', () => ({ versions, shared, exports }));
    });
  }
}

/** The names that the shell offers of each shared package that has names. @param resolve finds a package's first file */
function exportsByKey(
  { modules, moduleGraph }: Compilation,
  resolve: (key: string) => string,
): Record<string, string[]> {
  const files = new Map(namedKeys.map((key) => [resolve(offeredInPart[key] ?? key), key]));
  const found = [...modules].flatMap((module) => {
    const key = 'resource' in module ? files.get(String(module.resource)) : undefined;
    const names = key === undefined ? null : moduleGraph.getProvidedExports(module);
    return key !== undefined && Array.isArray(names) ? [[key, [...names].sort()] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The parts of `ui` that a module exposed by a remote runs with, by the module: './guide' → '@berea/ui/forms'. Sorted:
 * the chunks of the same sources come in another order in another build.
 */
const partsByExpose = ({ chunks, chunkGraph }: Compilation): Record<string, string[]> => {
  const parts = [...chunks].flatMap((chunk) => {
    const expose = /^__federation_expose_(.+)$/.exec(chunk.name ?? '')?.[1];
    if (!expose) return [];
    const first = [...chunk.groupsIterable].flatMap((group) => [...group.chunks]);
    const ids = first.flatMap((one) => chunkGraph.getChunkModules(one).map((module) => module.identifier()));
    const consumed = ids.filter((id) => id.startsWith('consume shared module'));
    return [[`./${expose}`, lazyKeys.filter((key) => consumed.some((id) => id.includes(` ${key}@`)))] as const];
  });
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** For a remote: writes `needs.json`: the names that it imports from shared packages that have names, and its modules' parts. */
export class NeededExports {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedExports', (compilation) =>
      writeJson(compilation, 'needs.json', () => {
        const needed = new Map<string, Set<string>>();
        for (const { request, ids } of [...compilation.modules].flatMap(({ dependencies }) => dependencies)) {
          if (request === undefined || !namedKeys.includes(request) || !ids?.[0]) continue;
          needed.set(request, (needed.get(request) ?? new Set()).add(ids[0]));
        }
        return {
          exports: Object.fromEntries([...needed].map(([key, names]) => [key, [...names].sort()] as const).sort()),
          parts: partsByExpose(compilation),
        };
      }),
    );
  }
}
