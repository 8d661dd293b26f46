/**
 * `/functions/v1/<name>`: forwards to the edge functions after the `verify_jwt` check. What a function answers to
 * everybody is kept and sent again.
 */

import { Hono } from 'hono';
import type { Context } from 'hono';

import type { Config } from '../config.ts';
import { functionFailure } from '../functions/host.ts';
import type { Functions } from '../functions/host.ts';
import type { GatewayEnv } from '../identity.ts';
import type { Keys } from '../keys.ts';
import { answerWith } from './answer-with.ts';
import { bearerOf } from './identify.ts';
import type { CachedAnswers } from './cached-answers.ts';

const prefix = '/functions/v1';

/** Longer addresses carry data that belongs in a body. */
const maxAddress = 4_096;

/** Parameters in one order and one encoding, so that one answer is not kept under many addresses. */
function inOneSpelling(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Builds the app to mount at `/functions/v1`. */
export function createFunctionsRoute({
  functions,
  keys,
  config,
  kept,
}: {
  functions: Functions;
  keys: Keys;
  config: Config['functions'];
  /** Undefined: nothing is kept. */
  kept: CachedAnswers | undefined;
}): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  /** Whether the request says nothing about who sends it: it carries the public key, or none. */
  const isAnybodys = (c: Context<GatewayEnv>): boolean => {
    const authorization = c.req.header('authorization');
    return [authorization === undefined ? undefined : (bearerOf(c) ?? ''), c.req.header('apikey')].every(
      (key) => key === undefined || keys.roleOf(key) === 'anon',
    );
  };
  app.all('/:name/*', async (c) => {
    // Take the name from the exact path that is forwarded. Otherwise `open/%2e%2e/members` could be checked as one
    // function and served by another.
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(prefix.length);
    const name = path.split('/')[1] ?? '';
    const settings = config[name];
    if (!pathname.startsWith(`${prefix}/`) || !functions.names.has(name) || settings?.enabled === false)
      return functionFailure(404, 'NOT_FOUND', 'Requested function was not found');
    // Preflights carry no credentials. Verification is on by default, as for hosted functions.
    if (c.req.method !== 'OPTIONS' && settings?.verify_jwt !== false) {
      const token = bearerOf(c);
      if (!token) return functionFailure(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
      const valid = await keys.verify(token).then(
        () => true,
        () => false,
      );
      if (!valid) return functionFailure(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
    }
    const { url, method, headers, body, signal } = c.req.raw;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && path.length + search.length > maxAddress)
      return functionFailure(414, 'URI_TOO_LONG', `The address is longer than ${maxAddress} characters.`);
    if (kept && isRead && path === `/${name}` && settings?.verify_jwt === false && isAnybodys(c)) {
      const target = path + inOneSpelling(search);
      // Nothing of this client's request but the address goes on: no header of one can change the answer of another.
      const answer = await kept.answer(target, signal, (alive) =>
        functions.fetch(new Request(new URL(prefix + target, url), { signal: alive }), target, c.var.address),
      );
      return answer instanceof Response ? answer : answerWith(c, answer);
    }
    // The gateway has read the body already, to check it.
    const request = body ? new Request(url, { method, headers, signal, body: await c.req.arrayBuffer() }) : c.req.raw;
    return functions.fetch(request, path + search, c.var.address);
  });
  return app;
}
