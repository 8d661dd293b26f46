import { existsSync } from 'node:fs';
import path from 'node:path';
import { setContent } from '@berea/content';
import { readContent } from '@berea/content/files';
import { defaultVersionId } from '@berea/scripture';
import type { Database } from '@berea/embedded';
import { type Findings, queryTerms, searchLibrary } from '@berea/search';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { repository } from '../product.ts';
import { withServer } from '../server.ts';
import { inWords, time } from '../timing.ts';
import { readJudgements, type Judgements } from './judgements.ts';
import { ndcg, type Offered } from './ndcg.ts';
import { plainBm25 } from './plain-bm25.ts';

const depth = 10;
const file = path.resolve(repository, process.env['BEREA_TOPIC_RELEVANCE'] ?? '../shared/data/topic-relevance-dev.tsv');

/**
 * Measures how well the library finds verses for topics that readers judged, compared with plain BM25 over the same
 * translations. Also measures the duration, both through REST (as the functions query) and of the select alone.
 */
export async function benchRetrieval(): Promise<string> {
  if (!existsSync(file))
    return `There are no judged topics at ${path.relative(repository, file)} (BEREA_TOPIC_RELEVANCE names another file): nothing was measured.`;
  setContent(readContent(['thesaurus']));
  const judged = readJudgements(file);
  return withServer({}, async ({ origin, publishableKey, database }) => {
    const client = createClient(origin, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
    return [...(await quality(judged, database, client)), '', ...(await speed(judged, database, client))].join('\n');
  });
}

async function quality(judged: Judgements, database: Database, client: SupabaseClient): Promise<string[]> {
  const plain = await plainBm25(database);
  const baseline = mean(judged, (topic) => plain(topic).map(single));
  const findings = new Map<string, Findings>();
  for (const topic of judged.keys()) findings.set(topic, await searchLibrary(() => client, topic, { limit: depth }));
  const line = (name: string, value: number): string =>
    `${name.padEnd(48)}${value.toFixed(4)}   ${(value / baseline).toFixed(2)} × BM25`;
  return [
    `nDCG@10 on ${judged.size} topics, a verse worth log2(1 + votes)`,
    line('plain BM25 over KJV and WEB', baseline),
    line(
      'the library',
      mean(judged, (topic) => findings.get(topic)!.verses.map(({ position }) => single(position))),
    ),
  ];
}

async function speed(judged: Judgements, database: Database, client: SupabaseClient): Promise<string[]> {
  const topics = [...judged.keys()];
  const each = (call: (topic: string) => Promise<unknown>): Promise<number[]> => {
    let next = 0;
    return time(topics.length, () => call(topics[next++]!));
  };
  const ways = {
    'searchLibrary over REST': (topic: string) => searchLibrary(() => client, topic),
    'the select alone': (topic: string) => select(database, topic),
  };
  const lines: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    await each(way);
    lines.push(inWords(name, await each(way)));
  }
  return lines;
}

const found = z.object({ verses: z.array(z.tuple([z.int()]).rest(z.unknown())) });

async function select(database: Database, topic: string): Promise<number[]> {
  const { weights, topicTerms } = queryTerms(topic);
  const params = [[...weights.keys()], [...weights.values()], topicTerms, defaultVersionId, depth];
  const { rows } = await database.tx(
    (tx) => tx.query('select public.library_search($1, $2, $3, $4, $5) as found', params),
    { readOnly: true },
  );
  return found.parse(rows[0]!['found']).verses.map(([position]) => position);
}

const single = (position: number): Offered => [position, position];

const mean = (judged: Judgements, offered: (topic: string) => readonly Offered[]): number =>
  [...judged].reduce((sum, [topic, worth]) => sum + ndcg(offered(topic), worth), 0) / judged.size;
