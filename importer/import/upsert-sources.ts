import type { Tx } from '@berea/embedded';

/**
 * Records what was imported, with licence, origin and counts. The Sources page shows these rows, and the next import
 * compares with them.
 * @param rows objects whose keys are the columns of `public.sources`; `imported_at` is set here
 */
export async function upsertSources(tx: Tx, rows: readonly unknown[]): Promise<void> {
  await tx.query(
    `insert into public.sources (id, kind, name, language, licence, licence_url, origin, origin_url, package, package_version, counts, fingerprint)
     select * from json_to_recordset($1::json) as row
       (id text, kind text, name text, language text, licence text, licence_url text, origin text, origin_url text, package text, package_version text, counts jsonb, fingerprint text)
     on conflict (id) do update set
       kind = excluded.kind, name = excluded.name, language = excluded.language, licence = excluded.licence, licence_url = excluded.licence_url,
       origin = excluded.origin, origin_url = excluded.origin_url, package = excluded.package, package_version = excluded.package_version,
       counts = excluded.counts, fingerprint = excluded.fingerprint, imported_at = now()`,
    [JSON.stringify(rows)],
  );
}
