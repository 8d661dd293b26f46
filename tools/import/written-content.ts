import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@berea/embedded';
import { fingerprintOfFiles } from '@berea/importer';

/**
 * What functions answer from: their own code, what we wrote, and the packages that they are made of, with what those
 * have learned and the telephone numbers they give.
 */
const folders = [
  'supabase/functions',
  'content',
  'models',
  'libs/{answers,care,scripture,search,validation}/{data,src}',
];
const decidesNothing = (file: string): boolean =>
  /[._]test\.ts$|(^|\/)testing\/|(^|\/)(?:README|CHANGELOG)\.md$/.test(file);

/** Changes with every file that an answer can come from, whatever its type. */
export async function writtenFingerprint(repository: string): Promise<string> {
  const files: string[] = [];
  const found = glob(
    folders.map((folder) => `${folder}/**`),
    { cwd: repository, withFileTypes: true },
  );
  for await (const entry of found) {
    const file = path.relative(repository, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !decidesNothing(file)) files.push(file);
  }
  return fingerprintOfFiles(repository, files);
}

/**
 * Records in the database which content and which code answer from now on. The version of the content is made of it and
 * of the imported sources (`content_version`).
 */
export async function recordWritten(database: Database, repository: string): Promise<void> {
  const fingerprint = await writtenFingerprint(repository);
  await database.tx((tx) =>
    tx.query(
      `insert into public.written_content (fingerprint) values ($1)
       on conflict (one) do update set fingerprint = excluded.fingerprint, recorded_at = now()
       where written_content.fingerprint <> excluded.fingerprint`,
      [fingerprint],
    ),
  );
}
