import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { z } from 'zod';
import { packageFolder } from './package-folder.ts';
import { lazyKeys, provided, sharedKeys } from './shared.ts';

/** Our own shared packages. The others are versioned by their makers. */
const ownKeys = sharedKeys.filter((key) => key.startsWith('@berea/'));

const manifest = z.object({ version: z.string() });

/** Writes a JSON file into the build, made from the finished module graph. */
function writeJson(compiler: Compiler, file: string, read: (compilation: Compilation) => unknown): void {
  compiler.hooks.thisCompilation.tap('SharedExports', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'SharedExports', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
      () => compilation.emitAsset(file, new rspack.sources.RawSource(`${JSON.stringify(read(compilation))}\n`)),
    );
  });
}

/**
 * For the shell: writes `provides.json`, the versions of its parts and of the packages that it shares, and the names that
 * its own shared packages export. The release tool compares them with what a remote needs.
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
      Object.entries(provided(this.#appFolder))
        .filter(([key]) => !ownKeys.includes(key))
        .map(([key, { version: itself }]) => [key, itself]),
    );
    writeJson(compiler, 'provides.json', ({ modules, moduleGraph }) => {
      const files = new Map(ownKeys.map((key) => [resolve(key), key]));
      const found = [...modules].flatMap((module) => {
        const key = 'resource' in module ? files.get(String(module.resource)) : undefined;
        const names = key === undefined ? null : moduleGraph.getProvidedExports(module);
        return key !== undefined && Array.isArray(names) ? [[key, [...names].sort()] as const] : [];
      });
      return { versions, shared, exports: Object.fromEntries(found) };
    });
  }
}

/**
 * The parts of `ui` that a module exposed by a remote runs with, by the module: './bible' → '@berea/ui/forms'. Sorted: the
 * chunks of the same sources come in another order in another build.
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

/** For a remote: writes `needs.json`: the names that it imports from our shared packages, and its modules' parts. */
export class NeededExports {
  apply(compiler: Compiler): void {
    writeJson(compiler, 'needs.json', (compilation) => {
      const { modules } = compilation;
      const needed = new Map<string, Set<string>>();
      for (const { request, ids } of [...modules].flatMap(({ dependencies }) => dependencies)) {
        if (request === undefined || !ownKeys.includes(request) || !ids?.[0]) continue;
        needed.set(request, (needed.get(request) ?? new Set()).add(ids[0]));
      }
      return {
        exports: Object.fromEntries([...needed].map(([key, names]) => [key, [...names].sort()] as const).sort()),
        parts: partsByExpose(compilation),
      };
    });
  }
}
