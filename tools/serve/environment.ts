import { ebibleAddress } from '@berea/supabase/scripture';
import { z } from 'zod';

/** One or more variables have values that cannot be used; the message names each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const portRule = 'must be a port number from 0 (any free one) to 65535';
const isPostgresAddress = (value: string): boolean => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '');

const variables = z.object({
  /** Where the product listens; 0 takes any free port. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port <= 65_535, portRule)
    .default(4300),
  /** The address it binds to. Anything but a loopback address lets other machines in. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  /** Everything that is kept: database, texts, secrets, published apps. Relative to the repository. */
  BEREA_DATA: z.string().default('.data'),
  /** A real PostgreSQL instead of the embedded one. */
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress, 'must be an address like postgres://user:password@host:5432/database')
    .optional(),
  /** Where the versions that no package carries are fetched from, in eBible.org's layout; 'off' fetches none. */
  BEREA_VERSIONS_FROM: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], "must be an http address, or 'off'")
    .default(ebibleAddress),
});
export type Environment = z.infer<typeof variables>;

/**
 * Reads the variables that `npm start` and its companions know. An empty value counts as not set.
 * @throws EnvironmentError naming every bad variable at once; values are not repeated, they may hold passwords
 */
export function environment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new EnvironmentError(`The environment cannot be used: ${complaints.join('; ')}.`);
}
