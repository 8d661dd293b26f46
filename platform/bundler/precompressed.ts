import type { Compiler } from '@rspack/core';
import { precompress } from '../release/precompress.ts';

/**
 * Compresses what a build wrote, once: every host that it is published on takes these copies. Compression plugins for
 * webpack bring webpack itself.
 */
export class Precompressed {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('Precompressed', () => precompress(compiler.outputPath));
  }
}
