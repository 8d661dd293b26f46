import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

/** Whether this machine has nginx. */
export const nginxInstalled = existsSync(nginx);

/** nginx while it runs. */
export interface Nginx {
  /** Lets it read its configuration again. */
  reload(): void;
  stop(): Promise<void>;
}

/**
 * Starts nginx with nothing but the configuration that an export wrote.
 * @param work a folder for its own files
 * @param origin where the configuration says that it listens
 * @throws Error with what nginx says when it does not start
 */
export async function servedByNginx(exported: string, work: string, origin: string): Promise<Nginx> {
  await mkdir(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(work, kind)};`,
  );
  await writeFile(
    path.join(work, 'nginx.conf'),
    `daemon off; pid ${work}/pid; error_log stderr; user root;
events {}
http { access_log off; ${temporary.join(' ')} include ${exported}/nginx.conf; }`,
  );
  const server = spawn(nginx, ['-p', work, '-c', path.join(work, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let complaint = '';
  server.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()));
  while (!(await fetch(origin).catch(() => undefined)))
    if (server.exitCode !== null) throw new Error(`nginx ended:\n${complaint}`);
  return {
    reload: () => void server.kill('SIGHUP'),
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
