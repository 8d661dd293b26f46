import type { MiddlewareHandler } from 'hono';

/** For what the next build replaces under the same address. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};
