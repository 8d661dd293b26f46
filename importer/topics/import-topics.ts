import type { Database, Tx } from '@berea/embedded';
import { fingerprintOf, hasFingerprint, importSource } from '../import/import-source.ts';
import { insertRows } from '../import/insert-rows.ts';
import { mustEqual } from '../import/must-equal.ts';
import type { Counts } from '../import/source-rows.ts';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import { readDictionary } from '../sword/dictionary.ts';
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
  const { package: name, version } = from;
  const fingerprint = fingerprintOf({ revision, topicSource, expectedTopics, package: name, version });
  return importSource(database, {
    name: topicSource.id,
    isCurrent: hasFingerprint(topicSource.id, fingerprint),
    read: () => readTopics(from),
    sources: ({ counts }) => [{ ...topicSource, package: name, packageVersion: version, counts, fingerprint }],
    write: (tx, { rows }) => writeTopics(tx, rows, signal),
  });
}

function readTopics(from: ReadyModule): { readonly rows: TopicRows; readonly counts: Counts } {
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
  mustEqual(topicSource.name, from, counts, expectedTopics);
  return { rows, counts };
}

async function writeTopics(
  tx: Tx,
  { topics, names, headings }: TopicRows,
  signal: AbortSignal | undefined,
): Promise<void> {
  await tx.query('delete from public.topics');
  await insertRows(
    tx,
    `insert into public.topics (id, title, see, source_id) select id, title, see, $2 from json_to_recordset($1::json) as row (id integer, title text, see integer[])`,
    topics,
    { params: [topicSource.id], signal },
  );
  await insertRows(
    tx,
    `insert into public.topic_names (name, terms, topic_id, own) select * from json_to_recordset($1::json) as row (name text, terms text, topic_id integer, own boolean)
     on conflict (name, topic_id) do nothing`,
    names,
    { signal },
  );
  await insertRows(
    tx,
    `insert into public.topic_headings (id, topic_id, heading, passages, terms)
     select * from json_to_recordset($1::json) as row (id integer, topic_id integer, heading text, passages integer[], terms text[])`,
    headings,
    { signal },
  );
  await tx.exec('analyze public.topics; analyze public.topic_names; analyze public.topic_headings');
}
