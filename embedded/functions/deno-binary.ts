import { createRequire } from 'node:module';

import { z } from 'zod';

const require = createRequire(import.meta.url);

/** The path of the Deno executable, as installed by npm. */
export function denoBinary(): string {
  const { runInstall } = z
    .object({ runInstall: z.function({ output: z.string() }) })
    .parse(require('deno/install_api.cjs'));
  return runInstall();
}
