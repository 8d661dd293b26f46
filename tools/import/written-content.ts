import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@berea/embedded';

/** What functions answer from: their own code, our cards, and the packages that they are made of. */
const folders = ['supabase/functions', 'content', 'libs/{answers,care,scripture,search,validation}/src'];
const isTest = (file: string): boolean => /[._]test\.ts$|(^|\/)testing\//.test(file);

/** Changes with every file that an answer can come from. */
async function writtenFingerprint(repository: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: repository },
  ))
    if (!isTest(file)) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(await readFile(path.join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Records in the database which cards and which code answer from now on. The version of the content is made of it and
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
