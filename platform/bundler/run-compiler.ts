import { rspack, type Configuration } from '@rspack/core';

/** Builds once, into the folders of the configurations. @throws Error with the compiler's messages */
export function runCompiler(...configurations: Configuration[]): Promise<void> {
  const compiler = rspack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
