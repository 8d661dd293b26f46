import { z } from 'zod';

/** One or more variables have invalid values; the message names each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const portRule = 'must be a port number from 0 (any free one) to 65535';
const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};
const isPostgresAddress = (value: string): boolean => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '');

const percentage = (usual: number) =>
  z.coerce
    .number('must be a percentage')
    .min(0, 'must be from 0 to 100')
    .max(100, 'must be from 0 to 100')
    .default(usual);

const variables = z.object({
  /** The port the product listens on; 0 takes any free port. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port <= 65_535, portRule)
    .default(4300),
  /** The address it binds to. Anything other than a loopback address lets other machines connect. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  /**
   * The address people enter, where it is not this machine's: `https://berea.example`. Mail links and tokens carry it,
   * and mail links lead back to it only.
   */
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, like https://berea.example')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Read by the embedded Supabase, which checks it. Here: whether there is a proxy. */
  GATEWAY_TRUSTED_PROXIES: z.string().optional(),
  /** Where all data is stored: database, texts, secrets, published apps. Relative to the repository. */
  BEREA_DATA: z.string().default('.data'),
  /** Address of a real PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress, 'must be an address like postgres://user:password@host:5432/database')
    .optional(),
  /** Where texts that come in no package are downloaded from, if not from the usual place; 'off' downloads none. */
  BEREA_VERSIONS_FROM: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], "must be an http address, or 'off'")
    .optional(),
  /** With it, who operates the site tries other versions in one tab; `/config.json` has its hash. */
  OPERATOR_KEY: z.string().min(32, 'must have at least 32 characters, such as openssl rand -hex 32 prints').optional(),
  /** Whether pages say how their versions do. The function reads it, too. */
  CLIENT_EVENTS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  /** Of how many pages in a hundred failures are collected. */
  CLIENT_EVENTS_FAILURES: percentage(100),
  /** Of how many pages in a hundred it is collected how long things took. */
  CLIENT_EVENTS_MEASURES: percentage(10),
  /** Whether public pages are sent with their first screen in the HTML. */
  RENDER_PAGES: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
});
/** The validated variables. */
export type Environment = z.infer<typeof variables>;

const checked = variables.refine(
  ({ GATEWAY_TRUSTED_PROXIES: proxies, PUBLIC_URL }) => Number(proxies ?? 0) === 0 || PUBLIC_URL !== undefined,
  {
    path: ['PUBLIC_URL'],
    message:
      'is required with GATEWAY_TRUSTED_PROXIES: behind a proxy, mail links would lead to localhost; set it to the address that people enter',
  },
);

/**
 * Reads the variables that `npm start` and the related commands use. An empty value counts as unset.
 * @throws EnvironmentError naming every invalid variable at once, without the values, which may hold passwords
 */
export function environment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = checked.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new EnvironmentError(`The environment cannot be used: ${complaints.join('; ')}.`);
}
