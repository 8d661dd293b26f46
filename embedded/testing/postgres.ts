/** A real PostgreSQL server for tests, in a temporary folder. It listens on a socket there, so ports cannot collide. */

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/** PostgreSQL refuses to run as root, so it runs as nobody then. */
const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;

/** Whether PostgreSQL is installed. Suites skip their PostgreSQL half where it is not. */
export const postgresInstalled = binaryFolder() !== undefined;

/** A running test server. */
export interface TestPostgres {
  /** The major version, e.g. 15. */
  readonly version: number;
  /** Creates an empty database and returns the URL of its superuser. `name`: by default one that no other has. */
  createDatabase(name?: string): Promise<string>;
  /** The URL of a database for its superuser. */
  urlOf(database: string): string;
  /** Stops the server and removes its folder. `before` is called with the stopped server's data folder, to copy it. */
  stop(before?: (data: string) => void): Promise<void>;
}

/**
 * Starts a server, or returns undefined where PostgreSQL is not installed.
 * @param template the data folder of a stopped server to start from; it is copied
 */
export async function startTestPostgres(template?: string): Promise<TestPostgres | undefined> {
  const bin = binaryFolder();
  if (!bin) return undefined;
  const identity = isRoot ? nobody : {};
  const folder = mkdtempSync(join(tmpdir(), 'berea-pg-'));
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' };
  if (template) {
    execFileSync('cp', ['-r', template, data]);
    if (isRoot) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, data]);
    chmodSync(data, 0o700);
  } else {
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...identity,
      env,
      cwd: folder,
      stdio: 'pipe',
    });
  }
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
  const stop = async (before?: (data: string) => void) => {
    process.removeListener('exit', endNow);
    // "Fast" shutdown: sessions that a test left open do not delay it.
    server.kill('SIGINT');
    await exited;
    before?.(data);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries++) {
    try {
      const { rows } = await ask('show server_version_num');
      const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
      return {
        version,
        urlOf,
        async createDatabase(name = `test_${randomBytes(6).toString('hex')}`) {
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
