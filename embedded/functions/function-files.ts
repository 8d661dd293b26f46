import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
