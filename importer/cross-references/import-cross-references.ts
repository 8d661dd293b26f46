import { createHash } from 'node:crypto';
import type { Database } from '@berea/embedded';
import { inBatches } from '../import/in-batches.ts';
import { storedFingerprint } from '../import/stored-fingerprint.ts';
import { upsertSources } from '../import/upsert-sources.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { crossReferenceSource, installedVersion } from './source.ts';
import { readCrossReferences } from './texttree.ts';

/** Increment when the same package would produce different rows. */
const revision = 1;

const expected = { verses: 30412, references: 386550, leftOut: 77 };

/**
 * Imports the cross-references into the database, in one transaction. When nothing has changed it does nothing and
 * takes milliseconds.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when the package holds an unexpected number of cross-references; the signal's reason
 * when aborted; DatabaseError
 */
export async function importCrossReferences(database: Database, signal?: AbortSignal): Promise<boolean> {
  const version = installedVersion();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ revision, version, source: crossReferenceSource, expected }))
    .digest('hex')
    .slice(0, 16);
  if ((await database.tx((tx) => storedFingerprint(tx, crossReferenceSource.id), { readOnly: true })) === fingerprint)
    return false;

  const { references, counts } = await readCrossReferences();
  for (const [what, number] of Object.entries(expected)) {
    const found = counts[what as keyof typeof expected];
    if (found !== number)
      throw new ScriptureUnavailable(
        `The cross-references (${crossReferenceSource.package} ${version}) have ${found} ${what} instead of ${number}: nothing was imported.`,
      );
  }

  return database.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea cross-references import'))`);
    if ((await storedFingerprint(tx, crossReferenceSource.id)) === fingerprint) return false;
    await upsertSources(tx, [{ ...crossReferenceSource, package_version: version, counts, fingerprint }]);
    await tx.query('delete from public.cross_references');
    await inBatches(
      Array.from(references, ([position, targets]) => ({ position, targets })),
      signal,
      (batch) =>
        tx.query(
          `insert into public.cross_references (position, targets, source_id)
         select position, targets, $2 from json_to_recordset($1::json) as row (position integer, targets integer[])`,
          [batch, crossReferenceSource.id],
        ),
    );
    await tx.exec('analyze public.cross_references');
    return true;
  });
}
