import type { Tx } from '@berea/embedded';
import { z } from 'zod';

/** Counts by what was counted: `{verses: 31102}`. */
export type Counts = Readonly<Record<string, number>>;

/** What a source is, and whose. Licence and origin are quoted from what it comes in. */
export interface SourceDescription {
  /** Primary key in the tables. */
  readonly id: string;
  readonly name: string;
  /** BCP 47 language tag. */
  readonly language: string;
  readonly licence: string;
  readonly licenceUrl?: string | null;
  readonly origin: string;
  readonly originUrl: string;
}

/** A row of `public.sources`, which the Sources page shows and the next import compares with. */
export interface SourceRow extends SourceDescription {
  readonly kind: 'bible' | 'dictionary' | 'commentary' | 'topics' | 'cross-references' | 'tags';
  /** What it came in: a Debian package, an npm package, a zip. */
  readonly package: string;
  readonly packageVersion: string;
  readonly counts: Counts;
  /** Of the importer and what it read. */
  readonly fingerprint: string;
}

/** Records what was imported. Further properties of `rows` are ignored; `imported_at` is set here. */
export async function upsertSources(tx: Tx, rows: readonly SourceRow[]): Promise<void> {
  const columns = rows.map((row) => ({
    ...row,
    licence_url: row.licenceUrl ?? null,
    origin_url: row.originUrl,
    package_version: row.packageVersion,
  }));
  await tx.query(
    `insert into public.sources (id, kind, name, language, licence, licence_url, origin, origin_url, package, package_version, counts, fingerprint)
     select * from json_to_recordset($1::json) as row
       (id text, kind text, name text, language text, licence text, licence_url text, origin text, origin_url text, package text, package_version text, counts jsonb, fingerprint text)
     on conflict (id) do update set
       kind = excluded.kind, name = excluded.name, language = excluded.language, licence = excluded.licence, licence_url = excluded.licence_url,
       origin = excluded.origin, origin_url = excluded.origin_url, package = excluded.package, package_version = excluded.package_version,
       counts = excluded.counts, fingerprint = excluded.fingerprint, imported_at = now()`,
    [JSON.stringify(columns)],
  );
}

const stored = z
  .object({
    id: z.string(),
    package: z.string(),
    package_version: z.string(),
    fingerprint: z.string(),
    counts: z.record(z.string(), z.number()),
  })
  .transform(({ package_version: packageVersion, ...row }) => ({ ...row, packageVersion }));

/** What the database says about an imported source. */
export type StoredSource = Pick<SourceRow, 'id' | 'package' | 'packageVersion' | 'fingerprint' | 'counts'>;

/** The stored rows of these sources, by id, in the order of the ids. Those that were never imported are left out. */
export async function storedSources(tx: Tx, ids: readonly string[]): Promise<StoredSource[]> {
  const { rows } = await tx.query(
    'select id, package, package_version, fingerprint, counts from public.sources where id = any ($1::text[]) order by id',
    [ids],
  );
  return z.array(stored).parse(rows);
}

/** The stored row of a source; undefined when it was never imported. */
export const storedSource = async (tx: Tx, id: string): Promise<StoredSource | undefined> =>
  (await storedSources(tx, [id]))[0];
