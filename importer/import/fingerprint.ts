import { versions } from '@berea/scripture';
import type { Tx } from '@berea/embedded';
import { fetchedVersions } from '../packages/ensure-modules.ts';
import { sources, type Source } from '../sources.ts';
import { fingerprintOf } from './import-source.ts';
import { storedSources, type Counts } from './source-rows.ts';

/**
 * Increment when the same packages would produce different rows. Every database then imports again at its next start.
 */
const revision = 4;

/** Changes with the revision, with the source's description and with the list of versions. */
export const scriptureFingerprint = (source: Source): string => fingerprintOf({ revision, versions, source });

const ids = sources.map(({ id }) => id);

/**
 * Whether everything equals what this importer would import from the packages in the data folder. A package that is no
 * longer in the data folder does not count as a difference.
 */
export async function isScriptureCurrent(tx: Tx, dataFolder: string): Promise<boolean> {
  const stored = new Map((await storedSources(tx, ids)).map((row) => [row.id, row]));
  const here = fetchedVersions(dataFolder);
  return sources.every((source) => {
    const found = stored.get(source.id);
    const local = here.get(source.module);
    return (
      found?.fingerprint === scriptureFingerprint(source) &&
      (!local || (local.package === found.package && local.version === found.packageVersion))
    );
  });
}

/** What was counted when the sources were imported, by source id. */
export const importedCounts = async (tx: Tx): Promise<Record<string, Counts>> =>
  Object.fromEntries((await storedSources(tx, ids)).map(({ id, counts }) => [id, counts]));
