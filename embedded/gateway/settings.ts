/** Gateway settings that the operator may set by environment variable. */

import { z } from 'zod';

const hostName = /^[\w.-]+(:\d{1,5})?$/;

/** The environment variables, as in `process.env`. */
export const gatewayEnvironment = z.object({
  /** The number of our own proxies in front: that many entries of `X-Forwarded-For` are trusted. */
  GATEWAY_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Requests per second from one address before 429, averaged over 5 s. */
  GATEWAY_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(200),
  /** Megabytes of answers of functions that are kept because everybody gets the same. 0: none are. */
  GATEWAY_KEPT_MB: z.coerce.number().int().min(0).max(4_096).default(64),
  /** Additional hosts that the functions may connect to, separated by commas. */
  FUNCTION_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter((host) => host !== ''),
    )
    .pipe(z.array(z.string().regex(hostName, 'must be host names, separated by commas'))),
});
