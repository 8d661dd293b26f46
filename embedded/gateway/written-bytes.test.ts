import { Hono } from 'hono';
import { expect, it } from 'vitest';

import type { ApiRole, GatewayEnv } from '../identity.ts';
import { limitWritten } from './written-bytes.ts';

/** The status of a request of a megabyte, or of no body. */
function writing() {
  const app = new Hono<GatewayEnv>()
    .use(async (c, next) => {
      const role = c.req.header('role') as ApiRole;
      c.set('identity', { role, claims: { role, sub: c.req.header('sub') } });
      return next();
    }, limitWritten())
    .all('*', (c) => c.text('', 200));
  return async (sub: string, { role = 'authenticated', body = 'x'.repeat(1_000_000) as string | null } = {}) =>
    app.request('/rest/v1/notes', { method: body === null ? 'GET' : 'POST', body, headers: { sub, role } });
}

it('security: a person writes at most 60 MB in a minute; others go on, and so does reading', async () => {
  const write = writing();
  for (let at = 0; at < 60; at++) expect((await write('ruth')).status).toBe(200);
  const refused = await write('ruth');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await write('naomi')).status).toBe(200);
  expect((await write('ruth', { body: null })).status).toBe(200);
});

it('a person who types in the longest collection, and its being saved each second, is never refused', async () => {
  const write = writing();
  for (let at = 0; at < 60; at++) expect((await write('ruth', { body: 'x'.repeat(500_000) })).status).toBe(200);
});

it('the program’s own work has no such limit', async () => {
  const write = writing();
  for (let at = 0; at < 62; at++) expect((await write('', { role: 'service_role' })).status).toBe(200);
});
