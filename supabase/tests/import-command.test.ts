/** `npm run import`, as somebody runs it who deploys: a process of its own. */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { openDatabase } from '@berea/embedded';
import { dataFolder } from '@berea/importer/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPreparedCopy } from './prepared-databases.ts';

const command = resolve(import.meta.dirname, '../../tools/import/cli.ts');

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'berea-import-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (env: NodeJS.ProcessEnv): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [command],
      { env: { ...process.env, DATABASE_URL: '', BEREA_VERSIONS_FROM: 'off', ...env } },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

describe('npm run import', () => {
  it('migrates an empty database, and says in one sentence when the texts cannot be fetched', async () => {
    // There is no network, and apt-get fails.
    writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 });
    const { code, stdout, stderr } = await run({
      BEREA_DATA: folder,
      BEREA_EBIBLE_URL: 'http://127.0.0.1:1',
      BEREA_CROSSWIRE_URL: 'http://127.0.0.1:1',
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^migrations +\d/);
    expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
    const database = await openDatabase({ dataFolder: folder });
    const { rows } = await database.tx((tx) => tx.query('select id from public.sources'));
    await database.close();
    expect(rows).toEqual([]);
  }, 120_000);

  it(
    'imports texts, words and the library with its index, and finds them there the next time',
    { tags: ['full'], timeout: 240_000 },
    async () => {
      const copy = await openPreparedCopy(dataFolder);
      await copy.database.tx((tx) => tx.exec(`update public.search_built set fingerprint = 'older'`));
      await copy.database.close();
      symlinkSync(join(dataFolder, 'packages'), join(copy.folder, 'packages'));
      try {
        const first = await run({ BEREA_DATA: copy.folder });
        expect(first).toMatchObject({ code: 0, stderr: '' });
        expect(first.stdout).toMatch(/^ *Library: [\d,]+ terms/m);
        const steps = [...first.stdout.matchAll(/^(\w+) +[\d.]+ s$/gm)].map(([, name]) => name);
        expect(steps).toEqual(['migrations', 'scripture', 'words', 'library', 'versions']);
        expect((await run({ BEREA_DATA: copy.folder })).stdout).not.toContain('Library:');
      } finally {
        rmSync(copy.folder, { recursive: true, force: true });
      }
    },
  );
});
