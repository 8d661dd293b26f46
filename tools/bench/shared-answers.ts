import { defaultVersionId } from '@berea/scripture';
import { sharedAddress, type SharedInput } from '@berea/validation';
import { withServer } from './server.ts';
import { inWords, time } from './timing.ts';

/** What is asked for: its name in the output, the function and its input. */
const asked: readonly (readonly [name: string, fn: string, input: SharedInput])[] = [
  ['chapter, John 3', 'bible-chapter', { book: 'John', chapter: 3, bibleId: defaultVersionId }],
  ['verse, John 3:16', 'verse-detail', { verseId: 'John 3:16' }],
  ['concordance, "love", first part', 'concordance-search', { query: 'love', limit: 200 }],
  ['concordance, "the", first part', 'concordance-search', { query: 'the', limit: 200 }],
];
const count = 300;
const unlimited = { ANSWER_LIMIT_PER_ADDRESS: '1000000', ANSWER_LIMIT_OVERALL: '1000000' };

async function latencies(keptMb: number): Promise<string[]> {
  return await withServer({ ...unlimited, GATEWAY_KEPT_MB: String(keptMb) }, async ({ origin, database }) => {
    const { rows } = await database.tx((tx) => tx.query<{ version: string }>('select content_version() as version'));
    const version = rows[0]?.version;
    const lines: string[] = [];
    for (const [name, fn, input] of asked) {
      const address = `${origin}/functions/v1/${sharedAddress(fn, input, version)}`;
      const read = async (): Promise<void> => {
        const response = await fetch(address);
        if ((await response.arrayBuffer()).byteLength === 0 || !response.ok)
          throw new Error(`${address} answered ${response.status}`);
      };
      await time(30, read);
      lines.push(inWords(`${keptMb === 0 ? 'asked again' : 'kept       '}: ${name}`, await time(count, read)));
    }
    return lines;
  });
}

/**
 * Times answers that everybody gets, by address, with and without the gateway's memory, warm, one at a time, through HTTP,
 * gateway, function, REST and PGlite. Both include the client.
 */
export async function benchSharedAnswers(): Promise<string> {
  const lines = [...(await latencies(0)), ...(await latencies(64))];
  return lines.join('\n');
}
