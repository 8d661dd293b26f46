import { rspack, type Configuration } from '@rspack/core';

/** Builds once, into the folder of the configuration. @throws Error with the compiler's messages */
export function runCompiler(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
