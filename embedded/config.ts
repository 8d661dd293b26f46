/**
 * Reads the embedded Supabase's configuration from `supabase/config.toml`, the file that also configures a hosted
 * project.
 */

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
/** The part of `config.toml` that is used here. */
export type Config = z.infer<typeof config>;

/** A configuration file or environment variable that cannot be used. The message says which one and why. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Throws `ConfigurationError` with the file name when it is not valid TOML or has values the Supabase CLI would reject.
 */
export function readConfig(file: string | URL): Config {
  try {
    return config.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ConfigurationError(
      `${String(file)} cannot be used: ${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}`,
    );
  }
}
