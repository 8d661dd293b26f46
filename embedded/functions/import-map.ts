/**
 * Each function has its own `deno.json` for deployment. They all run in one process here, which needs one merged map.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { ConfigurationError } from '../config.ts';

const denoJson = z.looseObject({ imports: z.record(z.string(), z.string()).default({}) });

/** One function's entry file. */
export interface FunctionFile {
  readonly name: string;
  /** The file URL of its index.ts. */
  readonly url: string;
}

/** The functions of a folder: every directory with an index.ts, except those that begin with `_` or `.`. */
export function findFunctions(folder: string): FunctionFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && /^[^._]/.test(entry.name) && existsSync(join(folder, entry.name, 'index.ts')),
    )
    .map(({ name }) => ({ name, url: pathToFileURL(join(folder, name, 'index.ts')).href }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The `imports` of all functions' deno.json files, with relative addresses made absolute. Throws `ConfigurationError` when a file cannot be
 * read, and when two functions map one name to different targets.
 */
export function mergeImportMaps(functions: readonly FunctionFile[]): Record<string, string> {
  const merged = new Map<string, { target: string; by: string }>();
  for (const { name, url } of functions) {
    const file = new URL('./deno.json', url);
    if (!existsSync(file)) continue;
    let imports: Record<string, string>;
    try {
      ({ imports } = denoJson.parse(JSON.parse(readFileSync(file, 'utf8'))));
    } catch (error) {
      throw new ConfigurationError(`The deno.json of the function ${name} cannot be read: ${(error as Error).message}`);
    }
    for (const [key, value] of Object.entries(imports)) {
      const target = /^\.{0,2}\//.test(value) ? new URL(value, file).href : value;
      const known = merged.get(key);
      if (known && known.target !== target) {
        throw new ConfigurationError(
          `The functions ${known.by} and ${name} import different things as "${key}" (${known.target} and ${target}): they run in one process, so their deno.json files must agree.`,
        );
      }
      merged.set(key, { target, by: known?.by ?? name });
    }
  }
  return Object.fromEntries([...merged].map(([key, { target }]) => [key, target]));
}
