import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { residentMb } from './memory.ts';
import { withServer } from './server.ts';

/** Argument: how long the readers read, in seconds. */
const duration = z.coerce.number('must be a number of seconds').int().min(5).max(600).default(60);
const requestsBefore = 5_000;
const requestsAfter = 50_000;
/** Each reader has an address, as behind a proxy. As one client they would wait for each other at the database. */
const environment = {
  ANSWER_LIMIT_PER_ADDRESS: '1000000',
  ANSWER_LIMIT_OVERALL: '1000000',
  GATEWAY_TRUSTED_PROXIES: '1',
};

/** Runs the readers in a process of their own, and returns the line that it prints. */
async function load(...args: readonly (string | number)[]): Promise<string> {
  const program = path.join(import.meta.dirname, 'readers-load.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args.map(String)]);
  return stdout.trim();
}

/**
 * A hundred readers, in a process of their own, ask for chapters, entries and words by address as browsers do that keep
 * nothing: for a minute with pauses, then without any until 5,000 and 50,000 requests. Memory is that of the server and
 * of the functions' process together. Linux only.
 */
export async function benchReaders([argument]: readonly string[] = []): Promise<string> {
  const seconds = duration.parse(argument);
  const before = loadavg()[0] ?? 0;
  return await withServer(environment, async ({ origin, database }) => {
    const { rows } = await database.tx((tx) => tx.query<{ version: string }>('select content_version() as version'));
    const version = rows[0]?.version ?? '';
    const paused = await load(origin, version, 'seconds', seconds);
    const first = await load(origin, version, 'requests', requestsBefore);
    const early = await residentMb(process.pid);
    const last = await load(origin, version, 'requests', requestsAfter - requestsBefore);
    const late = await residentMb(process.pid);
    return [
      `${availableParallelism()} cores, for the server and for the readers; load average before: ${before.toFixed(2)}`,
      `for ${seconds} s, a pause of 1 to 2 s after each answer: ${paused}`,
      `${requestsBefore} requests without pauses: ${first}; memory then ${early} MB`,
      `${requestsAfter} requests without pauses: ${last}; memory then ${late} MB (${((late / early - 1) * 100).toFixed(1)} %)`,
    ].join('\n');
  });
}
