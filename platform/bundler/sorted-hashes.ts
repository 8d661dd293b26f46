import { rspack, type Compiler } from '@rspack/core';

/** The table of the integrity plugin: chunk ids with what stands for the hashes of their files yet. */
const table = /(?<=\bsriHashes\s*=\s*)\{[^{}]*\}/gu;

const sorted = (entries: string): string => `{${entries.slice(1, -1).split(',').sort().join(',')}}`;

/**
 * The integrity plugin writes its table of hashes in the order of a hash map, which is another in some builds. Sorted,
 * two builds of the same sources have the same bytes. Happens when files are minified, before they are hashed; source
 * maps, which quote the table as it was, follow once they are there.
 */
export class SortedHashes {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SortedHashes', (compilation) => {
      const { PROCESS_ASSETS_STAGE_DEV_TOOLING: mapping } = compiler.rspack.Compilation;
      const sortIn = (end: string, stage: number): void =>
        compilation.hooks.processAssets.tap({ name: 'SortedHashes', stage }, (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            const text = name.endsWith(end) ? asset.source().toString() : '';
            if (!text.includes('sriHashes')) continue;
            const changed = new rspack.sources.ReplaceSource(asset);
            for (const { 0: entries, index } of text.matchAll(table))
              changed.replace(index, index + entries.length - 1, sorted(entries));
            compilation.updateAsset(name, changed);
          }
        });
      sortIn('.js', mapping - 1);
      sortIn('.js.map', mapping + 1);
    });
  }
}
