import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const text = z.string();
/** Events come from whoever sends them: the database checks them, and this again, before a terminal shows them. */
const failures = z.object({ remote: text, version: text, failures: z.number(), loads: z.number() });
const measures = z.object({
  remote: text,
  route: text,
  version: text,
  metric: text,
  p75: z.number(),
  measures: z.number(),
});
const stacks = z.object({
  remote: text,
  version: text,
  phase: text,
  kind: text,
  frames: z.array(z.object({ file: text, line: z.number(), column: z.number() })),
  times: z.number(),
  routes: z.array(text),
  last_at: text,
});

/** How often a version failed, and how often it was measured that it loaded. */
export type Failures = z.infer<typeof failures>;
/** What three of four pages reach. */
export type Measures = z.infer<typeof measures>;
/** Equal failures. */
export type Stack = z.infer<typeof stacks>;

/** What pages said about the versions they run (`supabase/functions/client-events`). */
export interface ClientEvents {
  failures(hours: number): Promise<Failures[]>;
  measures(hours: number): Promise<Measures[]>;
  stacks(hours: number): Promise<Stack[]>;
}

/**
 * Reads them with the secret key of the Supabase project.
 * @param env SUPABASE_SECRET_KEY, and SUPABASE_URL where it is not the product on this machine
 * @returns undefined where there is no key
 */
export function clientEventsOf(env: NodeJS.ProcessEnv, usualUrl: string): ClientEvents | undefined {
  const key = env['SUPABASE_SECRET_KEY'];
  if (!key) return undefined;
  const url = env['SUPABASE_URL'] || usualUrl;
  const asked = async <Row extends z.ZodType>(name: string, row: Row, hours: number): Promise<z.infer<Row>[]> => {
    const answer = await fetch(new URL(`/rest/v1/rpc/${name}`, url), {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ hours }),
    }).catch((error: unknown) => {
      throw new ReleaseError(`${url} does not answer; SUPABASE_URL names where Supabase is.`, { cause: error });
    });
    if (!answer.ok) throw new ReleaseError(`${url} does not say what pages sent (${answer.status}).`);
    return z.array(row).parse(await answer.json());
  };
  return {
    failures: (hours) => asked('client_failures', failures, hours),
    measures: (hours) => asked('client_measures', measures, hours),
    stacks: (hours) => asked('client_stacks', stacks, hours),
  };
}
