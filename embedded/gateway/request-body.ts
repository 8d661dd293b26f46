/** Reads the body of a request once, within the limits that hold for every API. */

import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';

import type { GatewayEnv } from '../identity.ts';
import { isTooDeep } from '../json-depth.ts';
import { refuse, tooDeep, tooLarge } from './gateway-error.ts';

const maxBodyBytes = 1024 * 1024;

const limitDepth: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  // What is read here is cached: whoever comes next gets it from `c.req` again.
  if (c.req.raw.body && isTooDeep(new Uint8Array(await c.req.arrayBuffer()))) return refuse(c, tooDeep);
  return next();
};

/** Answers 413 to a body above 1 MB, and 400 to one that is nested too deeply for the database. */
export const limitBody: MiddlewareHandler<GatewayEnv> = every(
  bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, tooLarge) }),
  limitDepth,
);
