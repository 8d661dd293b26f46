import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';
import type { RemoteBuild } from './remote-build.ts';

/** Shared package → the names it exports, or those that are imported from it. */
const exportsByPackage = z.record(z.string(), z.array(z.string()));

async function readExports(file: string): Promise<z.infer<typeof exportsByPackage>> {
  return z.object({ exports: exportsByPackage }).parse(JSON.parse(await readFile(file, 'utf8'))).exports;
}

/**
 * Refuses a build that imports a name which the current shell's packages do not export: at run time it would be
 * undefined, and React would fail with a number. Does nothing before the first shell.
 * @throws ReleaseError that lists the names
 */
export async function refuseMissingExports(
  host: string,
  shell: string | undefined,
  { remote, dist }: RemoteBuild,
): Promise<void> {
  if (!shell) return;
  const provided = await readExports(path.join(host, 'shell', shell, 'provides.json'));
  const needed = await readExports(path.join(dist, 'needs.json'));
  const missing = Object.entries(needed).flatMap(([name, imported]) =>
    imported.filter((one) => !provided[name]?.includes(one)).map((one) => `${one} of ${name}`),
  );
  if (missing.length > 0)
    throw new ReleaseError(
      `${remote} imports what the current shell does not have: ${missing.join(', ')}. Release the shell first.`,
    );
}
