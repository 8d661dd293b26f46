import { createHash } from 'node:crypto';
import type { Database, Tx } from '@berea/embedded';
import { inBatches } from '../import/in-batches.ts';
import { storedFingerprint } from '../import/stored-fingerprint.ts';
import { upsertSources } from '../import/upsert-sources.ts';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import { readDictionary } from '../sword/dictionary.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { readNave } from './nave-entries.ts';
import { expectedTopics, topicSource } from './source.ts';
import { resolveLinks } from './topic-links.ts';
import { topicRows, type TopicRows } from './topic-rows.ts';

/** Increment when the same package would produce different rows, and when termsOf changes. */
const revision = 1;

/**
 * Imports the topics into the database, in one transaction. Does nothing when nothing has changed.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when the module's content is not what is expected; the signal's reason when aborted;
 * DatabaseError
 */
export async function importTopics(database: Database, from: ReadyModule, signal?: AbortSignal): Promise<boolean> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ revision, topicSource, expectedTopics, package: from.package, version: from.version }))
    .digest('hex')
    .slice(0, 16);
  if ((await database.tx((tx) => storedFingerprint(tx, topicSource.id), { readOnly: true })) === fingerprint)
    return false;

  const entries = readNave(readDictionary(from.module));
  const { links, counts: linkCounts } = resolveLinks(entries);
  const rows = topicRows(entries, links);
  const sum = (of: (entry: (typeof entries)[number]) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  const counts = {
    topics: entries.length,
    headings: rows.headings.length,
    ...linkCounts,
    lost: sum(({ lost }) => lost),
    references: sum(({ headings }) => headings.reduce((total, { references }) => total + references.length, 0)),
  };
  for (const [what, number] of Object.entries(expectedTopics)) {
    const found = counts[what as keyof typeof counts];
    if (found !== number)
      throw new ScriptureUnavailable(
        `${topicSource.name} has ${found} ${what} instead of ${number} (${from.package} ${from.version}): nothing of it was imported.`,
      );
  }

  return database.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('berea topics import'))`);
    if ((await storedFingerprint(tx, topicSource.id)) === fingerprint) return false;
    const { id, kind, name, language, licence, origin, originUrl } = topicSource;
    await upsertSources(tx, [
      {
        id,
        kind,
        name,
        language,
        licence,
        origin,
        origin_url: originUrl,
        package: from.package,
        package_version: from.version,
        counts,
        fingerprint,
      },
    ]);
    await writeTopics(tx, rows, signal);
    return true;
  });
}

async function writeTopics(
  tx: Tx,
  { topics, names, headings }: TopicRows,
  signal: AbortSignal | undefined,
): Promise<void> {
  await tx.query('delete from public.topics');
  const insert = (sql: string, rows: readonly unknown[], ...params: unknown[]) =>
    inBatches(rows, signal, (batch) => tx.query(sql, [batch, ...params]));
  await insert(
    `insert into public.topics (id, title, see, source_id) select id, title, see, $2 from json_to_recordset($1::json) as row (id integer, title text, see integer[])`,
    topics,
    topicSource.id,
  );
  await insert(
    `insert into public.topic_names (name, terms, topic_id, own) select * from json_to_recordset($1::json) as row (name text, terms text, topic_id integer, own boolean)
     on conflict (name, topic_id) do nothing`,
    names,
  );
  await insert(
    `insert into public.topic_headings (id, topic_id, heading, passages, terms)
     select * from json_to_recordset($1::json) as row (id integer, topic_id integer, heading text, passages integer[], terms text[])`,
    headings,
  );
  await tx.exec('analyze public.topics; analyze public.topic_names; analyze public.topic_headings');
}
