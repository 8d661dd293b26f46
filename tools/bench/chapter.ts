import { openDatabase, startEmbedded } from '@berea/embedded';
import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { project } from '@berea/supabase/project';
import { preparedData } from './product.ts';
import { inWords, time } from './timing.ts';

const warmUp = 100;
const requests = 500;
const runs = 3;
const bibleId = '06125adad2d5898a-01';

/**
 * Compares John 3 through the full stack (HTTP, gateway, the function in Deno, REST, row-level security, PGlite) with
 * the one select behind it, in the same process at the same time. Warm, one request at a time; both numbers include the
 * client.
 */
export async function benchChapter(): Promise<string> {
  const data = await preparedData();
  const database = await openDatabase({ dataFolder: data.folder });
  const embedded = await startEmbedded({
    project,
    dataFolder: data.folder,
    database,
    publicUrl: 'http://localhost',
    requestsPerSecond: 100_000,
  });
  const server = createAdaptorServer({ fetch: embedded.app.fetch });
  try {
    await embedded.functionsReady;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1/bible-chapter`;
    const throughHttp = async (): Promise<void> => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { apikey: embedded.keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ book: 'John', chapter: 3, bibleId }),
      });
      const text = await response.text();
      if (!response.ok || !text.includes('data-number'))
        throw new Error(`The function answered ${response.status}: ${text.slice(0, 200)}`);
    };
    const select = (): Promise<unknown> =>
      database.tx(
        (tx) =>
          tx.query('select content from public.chapters where version_id = $1 and book = $2 and chapter = $3', [
            bibleId,
            'John',
            3,
          ]),
        { readOnly: true },
      );
    await time(warmUp, throughHttp);
    await time(warmUp, select);
    const lines: string[] = [];
    for (let run = 1; run <= runs; run++) {
      lines.push(inWords(`run ${run}: bible-chapter over HTTP`, await time(requests, throughHttp)));
      lines.push(inWords(`run ${run}: the select alone`, await time(requests, select)));
    }
    return lines.join('\n');
  } finally {
    server.close();
    await embedded.close();
    await data.remove();
  }
}
