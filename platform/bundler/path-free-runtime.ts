import type { Compiler } from '@rspack/core';

/** The imports of the module that the federation plugin makes. It is a data: address, so its text is encoded. */
const encodedImport = /(import%20__module_federation_\w+%20from%20)(%22.*?%22)/g;

/** '/…/node_modules/@module-federation/sdk/dist/index.cjs' → '@module-federation/sdk' */
const packageOf = (file: string): string =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replaceAll('\\', '/') ?? file;

/**
 * The federation plugin makes a module whose text, and so whose id, contains the folder that this repository stands
 * in. This names the packages instead, so that the same sources give the same bytes everywhere.
 */
export class PathFreeRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PathFreeRuntime', (factory) => {
      factory.hooks.beforeResolve.tap('PathFreeRuntime', (data) => {
        data.request = data.request.replace(encodedImport, (_, before: string, quoted: string) => {
          const file = JSON.parse(decodeURIComponent(quoted)) as string;
          return before + encodeURIComponent(JSON.stringify(packageOf(file)));
        });
      });
    });
  }
}
