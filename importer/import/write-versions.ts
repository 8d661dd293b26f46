import { versions } from '@berea/scripture';
import type { Tx } from '@berea/embedded';

/**
 * Writes the list of versions, with the source of each that has one here.
 * @param sourceOf source ids by version id
 */
export async function writeVersions(tx: Tx, sourceOf: ReadonlyMap<string, string>): Promise<void> {
  const rows = versions.map((version, position) => ({
    ...version,
    position,
    source_id: sourceOf.get(version.id) ?? null,
  }));
  // A version without a source here may have one that is fetched separately (versions/import-versions.ts): keep that
  // one.
  await tx.query('delete from public.bible_versions where id <> all ($1::text[])', [
    versions.map((version) => version.id),
  ]);
  // Moves the rows out of the way first, so that a changed order does not violate the unique constraint.
  await tx.query('update public.bible_versions set position = -1 - position');
  await tx.query(
    `insert into public.bible_versions (id, name, abbreviation, language, position, source_id)
     select * from json_to_recordset($1::json) as row (id text, name text, abbreviation text, language text, position smallint, source_id text)
     on conflict (id) do update set
       name = excluded.name, abbreviation = excluded.abbreviation, language = excluded.language, position = excluded.position, source_id = coalesce(excluded.source_id, bible_versions.source_id)`,
    [JSON.stringify(rows)],
  );
}
