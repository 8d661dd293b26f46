import type { AddressInfo } from 'node:net';
import { openDatabase, startEmbedded } from '@berea/embedded';
import { createAdaptorServer } from '@hono/node-server';
import { project } from '@berea/supabase/project';
import { preparedData } from './product.ts';
import { inWords, time } from './timing.ts';

/** The embedded database of a benchmark. */
export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Invokes a function over HTTP. @throws Error when it fails, or its response does not contain the text `holds` */
export type Call = (name: string, body: unknown, holds: string) => Promise<void>;

/** A measurement: its name in the output, the number of calls per run, and the call. */
export type Measured = readonly [name: string, count: number, what: () => unknown];

const runs = 3;

/**
 * Times calls of edge functions, warm, one at a time, through the full stack: HTTP, gateway, function, REST, row-level
 * security, PGlite.
 * @param env overrides of the environment
 * @param list creates the measurements, called once everything is running
 * @returns a line for each measurement and run
 */
export async function benchFunctions(
  env: Record<string, string>,
  list: (call: Call, database: Database) => readonly Measured[] | Promise<readonly Measured[]>,
  warmUp = 30,
): Promise<string> {
  const data = await preparedData();
  const database = await openDatabase({ dataFolder: data.folder });
  const embedded = await startEmbedded({
    project,
    dataFolder: data.folder,
    database,
    publicUrl: 'http://localhost',
    requestsPerSecond: 100_000,
    env: { ...process.env, ...env },
  });
  const server = createAdaptorServer({ fetch: embedded.app.fetch });
  try {
    await embedded.functionsReady;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1`;
    const call: Call = async (name, body, holds) => {
      const response = await fetch(`${origin}/${name}`, {
        method: 'POST',
        headers: { apikey: embedded.keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok || !text.includes(holds))
        throw new Error(`${name} ${JSON.stringify(body)} answered ${response.status}: ${text.slice(0, 200)}`);
    };
    const measured = await list(call, database);
    for (const [, count, what] of measured) await time(Math.min(count, warmUp), what);
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
