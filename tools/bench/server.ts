import type { AddressInfo } from 'node:net';
import { openDatabase, startEmbedded, type Database } from '@berea/embedded';
import { project } from '@berea/supabase/project';
import { createAdaptorServer } from '@hono/node-server';
import { preparedData } from './product.ts';

/** The embedded Supabase in this process, with every text in its database. */
export interface BenchServer {
  readonly origin: string;
  readonly publishableKey: string;
  readonly database: Database;
}

/**
 * Starts the embedded Supabase on a port and a database of its own, waits until its functions are ready, and stops and
 * removes everything after `use`.
 * @param env overrides of the environment
 */
export async function withServer<T>(
  env: Readonly<Record<string, string>>,
  use: (server: BenchServer) => Promise<T>,
): Promise<T> {
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
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return await use({ origin, publishableKey: embedded.keys.publishable, database });
  } finally {
    server.close();
    await embedded.close();
    await data.remove();
  }
}
