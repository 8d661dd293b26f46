import type { Database } from '@berea/embedded';
import { fingerprintOf, hasFingerprint, importSource } from '../import/import-source.ts';
import { insertRows } from '../import/insert-rows.ts';
import { mustEqual } from '../import/must-equal.ts';
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
  const fingerprint = fingerprintOf({ revision, version, source: crossReferenceSource, expected });
  return importSource(database, {
    name: crossReferenceSource.id,
    isCurrent: hasFingerprint(crossReferenceSource.id, fingerprint),
    async read() {
      const read = await readCrossReferences();
      mustEqual(crossReferenceSource.name, { ...crossReferenceSource, version }, read.counts, expected);
      return read;
    },
    sources: ({ counts }) => [{ ...crossReferenceSource, packageVersion: version, counts, fingerprint }],
    async write(tx, { references }) {
      await tx.query('delete from public.cross_references');
      await insertRows(
        tx,
        `insert into public.cross_references (position, targets, source_id)
         select position, targets, $2 from json_to_recordset($1::json) as row (position integer, targets integer[])`,
        Array.from(references, ([position, targets]) => ({ position, targets })),
        { params: [crossReferenceSource.id], signal },
      );
      await tx.exec('analyze public.cross_references');
    },
  });
}
