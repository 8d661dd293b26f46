import type { AddressInfo } from 'node:net';
import { defaultVersionId } from '@berea/scripture';
import { openDatabase, startEmbedded } from '@berea/supabase/embedded';
import { createAdaptorServer } from '@hono/node-server';
import { preparedData } from './product.ts';
import { inWords, time } from './timing.ts';

const runs = 3;

/** What no card answers, so that each is put together from the library. */
const composed = {
  topics: ['jealousy between brothers', 'Romans 8', 'growing old', 'sleepless nights', 'working for a bad employer', 'salt', 'shepherds', 'raising teenagers', 'the colour purple', 'Psalm 121'],
  questions: ['What does scripture say about owls?', 'May a farmer rest his fields?', 'What does John 11:35 mean?', 'How should one treat an old neighbour?', 'Why did people tear their clothes?'],
  terms: ['Melchizedek', 'leaven', 'hyssop', 'scapegoat', 'usury', 'Onesimus', 'threshing floor'],
  objections: ['You only believe because you were born in a Christian country', 'The crusades show what faith leads to', 'Believers are weak people who need a crutch'],
} as const;

/** A list gone through again and again. */
function turn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length]!;
}

/**
 * What the answering functions take, warm, one request at a time, through everything (HTTP, gateway, function, REST, row-level security,
 * PGlite): from a card and put together where no card fits, beside bible-chapter in the same process and minute.
 */
export async function benchStudies(): Promise<string> {
  const data = await preparedData();
  const database = await openDatabase({ dataFolder: data.folder });
  const unlimited = { ...process.env, ANSWER_LIMIT_PER_ADDRESS: '1000000', ANSWER_LIMIT_OVERALL: '1000000' };
  const embedded = await startEmbedded({ dataFolder: data.folder, database, publicUrl: 'http://localhost', requestsPerSecond: 100_000, env: unlimited });
  const server = createAdaptorServer({ fetch: embedded.app.fetch });
  try {
    await embedded.functionsReady;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1`;
    const call = async (name: string, body: unknown, holds: string): Promise<void> => {
      const response = await fetch(`${origin}/${name}`, {
        method: 'POST',
        headers: { apikey: embedded.keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok || !text.includes(holds)) throw new Error(`${name} ${JSON.stringify(body)} answered ${response.status}: ${text.slice(0, 200)}`);
    };
    const byCard = '"writer":"card"';
    const [topic, question, term, objection] = [turn(composed.topics), turn(composed.questions), turn(composed.terms), turn(composed.objections)];
    const measured: readonly (readonly [string, number, () => unknown])[] = [
      ['bible-chapter, John 3', 200, () => call('bible-chapter', { book: 'John', chapter: 3, bibleId: defaultVersionId }, 'data-number')],
      ['guided-study, a card', 200, () => call('guided-study', { topic: 'Managing anger' }, byCard)],
      ['guided-study, put together', 100, () => call('guided-study', { topic: topic() }, '"writer":"library"')],
      ['scripture-question, a card', 200, () => call('scripture-question', { question: 'What happens when we die?' }, byCard)],
      ['scripture-question, put together', 100, () => call('scripture-question', { question: question() }, '"references"')],
      ['encyclopedia-entry, a card', 200, () => call('encyclopedia-entry', { term: 'Abraham' }, byCard)],
      ['encyclopedia-entry, put together', 100, () => call('encyclopedia-entry', { term: term() }, '"keyScriptures"')],
      ['apologetics-answer, a card', 200, () => call('apologetics-answer', { objection: 'The Problem of Evil' }, byCard)],
      ['apologetics-answer, put together', 100, () => call('apologetics-answer', { objection: objection() }, '"coreResponse"')],
      ['encyclopedia-category, people', 200, () => call('encyclopedia-category', { category: 'people' }, 'Abraham')],
    ];
    for (const [, , what] of measured) await time(20, what);
    const lines: string[] = [];
    for (let run = 1; run <= runs; run++) {
      for (const [name, count, what] of measured) lines.push(inWords(`run ${run}: ${name}`, await time(count, what)));
    }
    return lines.join('\n');
  } finally {
    server.close();
    await embedded.close();
    await data.remove();
  }
}
