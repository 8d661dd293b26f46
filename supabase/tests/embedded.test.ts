import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { ConfigurationError, DatabaseUnavailable, startEmbedded } from '@berea/embedded';
import { project } from '../project.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dataFolder = mkdtempSync(join(tmpdir(), 'berea-embedded-'));
const options = {
  project,
  dataFolder,
  functionsFolder: here('../../embedded/functions/fixtures'),
  publicUrl: 'http://localhost:4300',
  env: {},
  log: () => {},
};
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const echo = z.object({ pid: z.int() });

// The tests share one data folder and run in order: created, closed, killed, opened again.
describe('the embedded Supabase', () => {
  it('serves tables, accounts and functions, and lets functions query the tables', async () => {
    const embedded = await startEmbedded(options);
    const apikey = embedded.keys.publishable;
    const authorization = `Bearer ${await embedded.keys.sign({ role: 'authenticated' }, { expiresInSeconds: 60 })}`;
    expect(await (await embedded.app.request('/rest/v1/sources?select=id', { headers: { apikey } })).json()).toEqual(
      [],
    );
    expect((await embedded.app.request('/auth/v1/health', { headers: { apikey } })).status).toBe(200);
    const jwks = (await (await embedded.app.request('/auth/v1/.well-known/jwks.json')).json()) as unknown;
    expect(jwks).toMatchObject({ keys: [{ alg: 'ES256' }] });
    expect(
      await (await embedded.app.request('/functions/v1/reads', { headers: { authorization } })).json(),
    ).toMatchObject({ status: 200 });

    const { pid } = echo.parse(
      await (await embedded.app.request('/functions/v1/echo', { headers: { authorization } })).json(),
    );
    await embedded.close();
    expect(isAlive(pid)).toBe(false);
    await embedded.close();
  }, 120_000);

  for (const [when, tags] of [
    ['', ['full']],
    [' while a function blocks the CPU', []],
  ] as const)
    it(`leaves no process behind when it is killed${when}`, { tags: [...tags], timeout: 120_000 }, async () => {
      const child = spawn(process.execPath, [here('./served.ts'), dataFolder, options.functionsFolder], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
        const { url, token } = z.object({ url: z.string(), token: z.string() }).parse(JSON.parse(line));
        const headers = { authorization: `Bearer ${token}` };
        const { pid } = echo.parse(await (await fetch(`${url}/functions/v1/echo`, { headers })).json());
        expect(isAlive(pid)).toBe(true);
        if (when) {
          fetch(`${url}/functions/v1/spin`, { headers }).catch(() => {});
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
        child.kill('SIGKILL');
        await expect.poll(() => isAlive(pid), { timeout: 3000 }).toBe(false);
      } finally {
        child.kill('SIGKILL');
      }
    });

  it('refuses a second instance on its data folder, and invalid settings, and leaves nothing running', async () => {
    const first = await startEmbedded(options);
    await expect(startEmbedded(options)).rejects.toThrow(DatabaseUnavailable);
    await expect(startEmbedded({ ...options, env: { AUTH_SIGN_IN_LIMIT: 'many', SMTP_URL: 'mail' } })).rejects.toThrow(
      ConfigurationError,
    );
    await first.close();
  }, 120_000);
});
