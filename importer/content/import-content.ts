import { globSync } from 'node:fs';
import { contentFolder, modelsFolder, readAllItems, type Item } from '@berea/content/files';
import type { Database, Tx } from '@berea/embedded';
import { fingerprintOfFiles } from '../import/fingerprint-of-files.ts';
import { importSource } from '../import/import-source.ts';
import { insertRows } from '../import/insert-rows.ts';

/** What the rows are made of: what we wrote, and the code that reads it. */
const files = ['*.yaml', '*/*.{md,yaml,txt}', '{files,schema}/*.ts'];

/**
 * Replaces what we wrote when a file has changed.
 * @returns whether anything was written
 * @throws Error with every problem of the files: file, line and reason
 */
export function importContent(database: Database, signal?: AbortSignal): Promise<boolean> {
  const fingerprint = [
    fingerprintOfFiles(contentFolder, globSync(files, { cwd: contentFolder })),
    fingerprintOfFiles(modelsFolder, ['manifest.json']),
  ].join(' ');
  return importSource(database, {
    name: 'content',
    isCurrent: async (tx) =>
      (await tx.query('select fingerprint from public.content_built')).rows[0]?.['fingerprint'] === fingerprint,
    read: readAllItems,
    sources: () => [],
    async write(tx, items) {
      await replaceItems(tx, items, signal);
      await tx.query(
        `insert into public.content_built (fingerprint) values ($1)
         on conflict (one) do update set fingerprint = excluded.fingerprint, built_at = now()`,
        [fingerprint],
      );
    },
  });
}

async function replaceItems(tx: Tx, items: readonly Item[], signal: AbortSignal | undefined): Promise<void> {
  await tx.exec('delete from public.content_items');
  await insertRows(
    tx,
    `insert into public.content_items (kind, id, place, by_id, title, body)
     select kind, id, place, by_id, title, body from json_to_recordset($1::json) as row
       (kind text, id text, place integer, by_id boolean, title text, body jsonb)`,
    // The places of a kind need only be in order.
    items.map(({ kind, id, byId, title, value }, place) => ({ kind, id, place, by_id: byId, title, body: value })),
    { signal },
  );
}
