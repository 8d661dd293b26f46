import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  module: z.string(),
  package: z.string(),
  version: z.string(),
  /** SHA-256 of every file, by its path under the module's folder. */
  files: z.record(z.string(), z.string()),
});

/** Describes what was unpacked; written last. A folder without it, or whose files differ from it, must not be used. */
export type Manifest = z.infer<typeof manifestSchema>;

const manifestFile = 'manifest.json';

const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && relative(folder, file) !== manifestFile);

/** Writes the manifest of a folder that has just been unpacked. */
export function writeManifest(folder: string, about: Omit<Manifest, 'files'>): void {
  const files = Object.fromEntries(filesUnder(folder).map((file) => [relative(folder, file), hash(file)]));
  writeFileSync(join(folder, manifestFile), `${JSON.stringify({ ...about, files }, null, 2)}\n`);
}

/** A folder's manifest; undefined when it is missing or invalid. Does not check the files. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Whether every file is present and unchanged since unpacking. */
export function isWhole(folder: string, manifest: Manifest): boolean {
  try {
    return Object.entries(manifest.files).every(([file, expected]) => hash(join(folder, file)) === expected);
  } catch {
    return false;
  }
}
