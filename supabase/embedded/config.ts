/** What the embedded Supabase takes from `supabase/config.toml`, the file that a real project is configured with. */

import { readFileSync } from 'node:fs';

import { parse } from 'smol-toml';
import { z } from 'zod';

const config = z.object({
  project_id: z.string(),
  api: z.object({ max_rows: z.int().positive().default(1000) }).prefault({}),
  functions: z
    .record(z.string(), z.object({ verify_jwt: z.boolean().default(true), enabled: z.boolean().default(true) }))
    .default({}),
});
export type Config = z.infer<typeof config>;

/** A file or variable of the operator's that cannot be used, in a message that says which and why. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Throws `ConfigurationError` with the file's name when it is not TOML, or not what the CLI would take. */
export function readConfig(file: string | URL): Config {
  try {
    return config.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ConfigurationError(
      `${String(file)} cannot be used: ${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}`,
    );
  }
}
