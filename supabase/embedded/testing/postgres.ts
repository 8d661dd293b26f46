/** A real PostgreSQL for tests: a server of its own in a temporary folder, reached through a socket there (no port to collide on). */

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import pg from 'pg';

const packaged = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: the newest of Debian's, or one on the PATH. */
function binaryFolder(): string | undefined {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;

/** Whether `startTestPostgres` has something to start; suites skip their PostgreSQL half where it has not. */
export const postgresInstalled = binaryFolder() !== undefined;

export interface TestPostgres {
  /** The major version, e.g. 15. */
  readonly version: number;
  /** A new, empty database, and the URL of its superuser. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a server, or returns undefined where PostgreSQL is not installed. */
export async function startTestPostgres(): Promise<TestPostgres | undefined> {
  const bin = binaryFolder();
  if (!bin) return undefined;
  const identity = isRoot ? nobody : {};
  const folder = mkdtempSync(join(tmpdir(), 'berea-pg-'));
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    env,
    cwd: folder,
    stdio: 'pipe',
  });
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=60'],
    { ...identity, env, cwd: folder, stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const endNow = () => server.kill('SIGQUIT');
  process.once('exit', endNow);

  const urlOf = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      return await client.query<{ server_version_num: string }>(sql);
    } finally {
      await client.end();
    }
  };
  const stop = async () => {
    process.removeListener('exit', endNow);
    // "Fast": sessions that a test left open do not hold the server up.
    server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries++) {
    try {
      const { rows } = await ask('show server_version_num');
      const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
      return {
        version,
        async createDatabase() {
          const name = `test_${randomBytes(6).toString('hex')}`;
          await ask(`create database ${name}`);
          return urlOf(name);
        },
        stop,
      };
    } catch (error) {
      if (tries === 100 || server.exitCode !== null) {
        await stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
