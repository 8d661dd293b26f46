import { createHash } from 'node:crypto';
import { versions } from '@berea/scripture';
import { z } from 'zod';
import type { Tx } from '@berea/embedded';
import { fetchedVersions } from '../packages/ensure-modules.ts';
import { sources, type Source } from '../sources.ts';
import type { Counts } from './read-source.ts';

/**
 * Increment when the same packages would produce different rows. Every database then imports again at its next start.
 */
const revision = 2;

/**
 * Fingerprint of the importer for a source. Changes with the revision, with the source's description and with the list
 * of versions.
 */
export const fingerprintOf = (source: Source): string =>
  createHash('sha256').update(JSON.stringify({ revision, versions, source })).digest('hex').slice(0, 16);

const row = z.object({
  id: z.string(),
  package: z.string(),
  package_version: z.string(),
  fingerprint: z.string(),
  counts: z.record(z.string(), z.number()),
});

/**
 * What was imported, when all of it equals what this importer would import from the packages in the data folder;
 * otherwise undefined. A package that is no longer in the data folder does not count as a difference.
 */
export async function importedAlready(tx: Tx, dataFolder: string): Promise<Record<string, Counts> | undefined> {
  const { rows } = await tx.query('select id, package, package_version, fingerprint, counts from public.sources');
  const stored = new Map(
    z
      .array(row)
      .parse(rows)
      .map((each) => [each.id, each]),
  );
  const here = fetchedVersions(dataFolder);
  const counts: Record<string, Counts> = {};
  for (const source of sources) {
    const found = stored.get(source.id);
    const local = here.get(source.module);
    if (!found || found.fingerprint !== fingerprintOf(source)) return undefined;
    if (local && (local.package !== found.package || local.version !== found.package_version)) return undefined;
    counts[source.id] = found.counts;
  }
  return counts;
}
