import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(import.meta.dirname, '..');
const node = path.join(repository, 'node_modules/.bin/node');

/**
 * The data folder of the product that runs, for journeys that publish a release or read what it stored. It is not the
 * run's own BEREA_DATA, which has the prepared databases: a journey that starts another product copies them from there.
 * Undefined for a product of another run (BEREA_URL) without BEREA_DATA.
 */
export const productData = (): string | undefined => process.env['BEREA_PRODUCT_DATA'] ?? process.env['BEREA_DATA'];

/** With it, a journey tries another version in one tab. */
export const operatorKey = 'the operator of the journeys has this key';

/** A product on an ephemeral port, with its own data folder in which the texts are imported. */
export interface RunningProduct {
  readonly origin: string;
  /** Where its mail is shown, with the token that opens it. Undefined when it has a mail server. */
  readonly mailbox: string | undefined;
  readonly data: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does. @param env variables that differ from the defaults, e.g. a mail server */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const { stdout } = await promisify(execFile)(node, [path.join(repository, 'tools/test/prepare-data.ts')], {
    cwd: repository,
  });
  const data = stdout.trim();
  const product = spawn(node, [path.join(repository, 'server/main.ts')], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      BEREA_DATA: data,
      DATABASE_URL: '',
      OPERATOR_KEY: operatorKey,
      // Which pages are measured is drawn: a journey that looks at it says that it is one of them.
      CLIENT_EVENTS_MEASURES: '0',
      ...env,
    },
    // Over this IPC channel the product notices when this process is gone, for whatever reason.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => product.once('close', resolve));
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { ...(await addressesOf(product)), data, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the ready line, which comes last. */
function addressesOf(product: ChildProcess): Promise<Pick<RunningProduct, 'origin' | 'mailbox'>> {
  return new Promise((resolve, reject) => {
    let output = '';
    product.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /^Berea is ready at (\S+)$/m.exec(output)?.[1];
      if (origin) resolve({ origin, mailbox: /^Mail is shown at (\S+)$/m.exec(output)?.[1] });
    });
    product.once('close', () => reject(new Error(`The product did not start:\n${output}`)));
  });
}
