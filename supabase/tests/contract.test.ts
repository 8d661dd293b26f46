/**
 * Remotes and functions are released at different moments, so functions answer what the last release sent, with at
 * least what it read. `supabase/contract/record.ts` records the contract when a release is out.
 */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { dataFolder } from '@berea/importer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { shapeOf } from '../contract/shape.ts';
import { goodPassword, newAccount, startPreparedServer, type ProductServer } from './product-server.ts';

const previous = z
  .record(z.string(), z.object({ body: z.record(z.string(), z.unknown()), shape: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../contract/previous.json'), 'utf8')));

let server: ProductServer;
beforeAll(async () => {
  server = await startPreparedServer(dataFolder);
}, 120_000);
afterAll(() => server?.close());

const post = (name: string, body: unknown, token: string) =>
  fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.embedded.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

describe('a remote of the last release', () => {
  it.each(Object.entries(previous))('gets from %s what it reads', async (name, { body, shape }) => {
    const answer = await post(name, body, server.embedded.keys.publishable);
    expect(answer.status).toBe(200);
    expect(shapeOf(await answer.json())).toEqual(expect.arrayContaining(shape));
  });

  it('gets from delete-account what it reads', async () => {
    const { token } = await newAccount(server);
    const answer = await post('delete-account', { password: goodPassword }, token);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  });

  it('has a recorded request for every function that needs no account', () => {
    const deployed = globSync('*/index.ts', { cwd: join(import.meta.dirname, '../functions') }).map(dirname);
    expect(Object.keys(previous).sort()).toEqual(deployed.filter((name) => name !== 'delete-account').sort());
  });
});
