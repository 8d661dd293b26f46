import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '@berea/embedded';
import { inBatches } from '../import/in-batches.ts';
import { storedFingerprint } from '../import/stored-fingerprint.ts';
import { upsertSources } from '../import/upsert-sources.ts';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import { readVerseText } from '../sword/verse-text.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import type { PassageNote } from './passage-note.ts';
import type { PassageSource } from './passage-sources.ts';

/** Increment when the same package would produce different rows. */
const revision = 1;

/**
 * Imports a commentary into the database, in one transaction. Does nothing when nothing has changed.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when the module's content is not what is expected; the signal's reason when aborted;
 * DatabaseError
 */
export async function importPassages(
  database: Database,
  source: PassageSource,
  from: ReadyModule,
  signal?: AbortSignal,
): Promise<boolean> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ revision, source, package: from.package, version: from.version }))
    .digest('hex')
    .slice(0, 16);
  if ((await database.tx((tx) => storedFingerprint(tx, source.id), { readOnly: true })) === fingerprint) return false;

  const notes: PassageNote[] = [];
  for (const book of readVerseText(from.module, 'KJV')) {
    notes.push(...source.read(book));
    await setImmediate(undefined, { signal });
  }
  if (notes.length !== source.passages)
    throw new ScriptureUnavailable(
      `${source.name} has ${notes.length} passages instead of ${source.passages} (${from.package} ${from.version}): nothing of it was imported.`,
    );

  return database.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea commentary import'))`);
    if ((await storedFingerprint(tx, source.id)) === fingerprint) return false;
    const { id, name, language, licence, origin, originUrl } = source;
    await upsertSources(tx, [
      {
        id,
        kind: 'commentary',
        name,
        language,
        licence,
        origin,
        origin_url: originUrl,
        package: from.package,
        package_version: from.version,
        counts: { passages: notes.length },
        fingerprint,
      },
    ]);
    await tx.query('delete from public.commentary_sections where source_id = $1', [id]);
    await inBatches(
      notes.map(({ book, chapter, firstVerse, lastVerse, text }) => ({
        book: book.id,
        chapter,
        first_verse: firstVerse,
        last_verse: lastVerse,
        text,
      })),
      signal,
      (batch) =>
        tx.query(
          `insert into public.commentary_sections (source_id, book, chapter, first_verse, last_verse, text)
         select $2, * from json_to_recordset($1::json) as row (book text, chapter smallint, first_verse smallint, last_verse smallint, text text)`,
          [batch, id],
        ),
    );
    await tx.exec('analyze public.commentary_sections');
    return true;
  });
}
