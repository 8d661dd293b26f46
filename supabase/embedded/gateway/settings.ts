/** What an operator may set about the gateway, by environment variable. */

import { z } from 'zod';

const hostName = /^[\w.-]+(:\d{1,5})?$/;

/** The environment variables, as `process.env` has them. */
export const gatewayEnvironment = z.object({
  /** How many proxies of our own stand in front: that many entries of `X-Forwarded-For` are believed. */
  GATEWAY_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Requests a second from one address, averaged over 5 s, before 429. */
  GATEWAY_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(200),
  /** Hosts the functions may connect to beside the project's own, separated by commas. */
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
