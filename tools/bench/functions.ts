import type { Database } from '@berea/embedded';
import { withServer } from './server.ts';
import { inWords, time } from './timing.ts';

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
export function benchFunctions(
  env: Readonly<Record<string, string>>,
  list: (call: Call, database: Database) => readonly Measured[] | Promise<readonly Measured[]>,
  warmUp = 30,
): Promise<string> {
  return withServer(env, async ({ origin, publishableKey, database }) => {
    const call: Call = async (name, body, holds) => {
      const response = await fetch(`${origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
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
  });
}
