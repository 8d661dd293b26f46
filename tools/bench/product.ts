import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The repository's root folder. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** A data folder with the texts imported; the caller removes it afterwards. */
export async function preparedData(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(repository, 'tools/test/prepare-data.ts')],
    { cwd: repository },
  );
  const folder = stdout.trim();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A running product. */
export interface Started {
  readonly origin: string;
  /** Seconds of each phase, as the start printed them. */
  readonly phases: ReadonlyMap<string, number>;
  /** From the start of the process to the ready line, in seconds. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/**
 * Runs the script of `npm start` in `folder`, and waits for its ready line.
 * @param onProcess called at once with the process's id
 */
export async function startProduct(
  folder: string,
  environment: NodeJS.ProcessEnv,
  onProcess?: (id: number) => void,
): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(folder, 'server/start.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) onProcess?.(child.pid);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^Berea is ready at (\S+)$/m.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    void ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
  });
  const phases = [...output.matchAll(/^ *([a-z ]+?) +([\d.]+) s$/gm)].map(
    ([, name = '', seconds]) => [name, Number(seconds)] as const,
  );
  return {
    origin,
    phases: new Map(phases),
    seconds: (performance.now() - began) / 1000,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
