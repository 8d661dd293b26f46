import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(import.meta.dirname, '..');
const node = path.join(repository, 'node_modules/.bin/node');

/** Playwright's global setup: starts the product once for all journeys. @returns what stops it */
export default async function runningProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BEREA_URL']) return undefined;
  const { stdout } = await promisify(execFile)(node, [path.join(repository, 'tools/test/prepare-data.ts')], { cwd: repository });
  const data = stdout.trim();
  const product = spawn(node, [path.join(repository, 'tools/serve/main.ts')], {
    cwd: repository,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BEREA_DATA: data, DATABASE_URL: '' },
    // The channel tells the product when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Where the product keeps its data, for journeys that publish or look into the mailbox.
  process.env['BEREA_DATA'] = data;
  const ended = new Promise((resolve) => product.once('close', resolve));
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  try {
    process.env['BEREA_URL'] = await addressOf(product);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Waits for the ready line. */
function addressOf(product: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    product.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^Berea is ready at (\S+)$/m.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    product.once('close', () => reject(new Error(`The product did not start:\n${output}`)));
  });
}
