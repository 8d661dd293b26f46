import { rspack, type Configuration } from '@rspack/core';

interface OnBuild {
  /** Does what a build is for, given its hash. Builds come one after another. */
  readonly built: (hash: string) => Promise<void>;
  /** Told the compiler's messages, or why `built` failed. Not for the first build. */
  readonly failed: (message: string) => void;
}

/**
 * Builds, and builds again whenever a source changes.
 * @returns ends it; resolves after the first build
 * @throws Error when the first build fails, with the compiler's messages
 */
export async function watch(configuration: Configuration, { built, failed }: OnBuild): Promise<() => Promise<void>> {
  const compiler = rspack(configuration);
  const { promise: first, resolve, reject } = Promise.withResolvers<void>();
  let isFirst = true;
  let last: Promise<void> = Promise.resolve();
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
    last = last
      .then(() => (failure ? Promise.reject(failure) : built(stats?.hash ?? '')))
      .then(resolve, (reason: Error) => (isFirst ? reject(reason) : failed(reason.message)))
      .then(() => void (isFirst = false));
  });
  const close = () => new Promise<void>((closed) => compiler.close(() => closed()));
  try {
    await first;
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
