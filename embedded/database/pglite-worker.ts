/**
 * The worker thread that runs PGlite. Postgres blocks its thread, and only a separate thread can be terminated on
 * timeout.
 */

import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

import { parsers, sessionSettings } from './values.ts';

/** A request to the worker. */
export type Request =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly params: readonly (string | null)[] }
  | { readonly id: number; readonly kind: 'exec'; readonly sql: string }
  | { readonly id: number; readonly kind: 'close' };

/** The fields of a Postgres error that survive `postMessage`. */
export interface PostedError {
  readonly message: string;
  readonly code: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
}

/** A reply of the worker. */
export type Reply =
  | { readonly id: number; readonly rows: Record<string, unknown>[]; readonly affected: number }
  | { readonly id: number; readonly error: PostedError };

/** The id of the worker's first message: the database is open, or the error why it is not. */
export const READY = 0;

function posted(error: unknown): PostedError {
  const {
    message = String(error),
    code = 'XX000',
    detail,
    hint,
    constraint,
    table,
    column,
  } = error as Partial<PostedError>;
  return { message, code, detail, hint, constraint, table, column };
}

/** What the thread is started with. */
export interface WorkerSettings {
  readonly folder: string;
  /** Memory for pages of the tables, in MB. Postgres fills all of it with zeros when it starts. */
  readonly buffersMb: number;
}

// PGlite gives each file that it makes the mode 0666, whatever the umask, and has no option for it. Nothing else in this
// thread calls this.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);

async function open({ folder, buffersMb }: WorkerSettings): Promise<PGlite> {
  const database = await PGlite.create(folder, {
    // initdb starts Postgres several times and gives nothing back in between.
    initDbStartParams: ['-c', 'shared_buffers=16MB'],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffersMb}MB`],
  });
  // PGlite's own type parsers are replaced by those that both engines share. Parameters arrive as text.
  for (const oid of Object.keys(database.parsers)) delete database.parsers[oid];
  for (const oid of Object.keys(database.serializers)) delete database.serializers[oid];
  Object.assign(database.parsers, parsers);
  await database.exec(
    Object.entries(sessionSettings)
      .map(([name, value]) => `set ${name} = '${value}'`)
      .join('; '),
  );
  return database;
}

async function answer(database: PGlite, request: Request): Promise<Reply> {
  const { id } = request;
  try {
    if (request.kind === 'query') {
      const { rows, affectedRows } = await database.query<Record<string, unknown>>(request.sql, [...request.params]);
      return { id, rows, affected: affectedRows || rows.length };
    }
    if (request.kind === 'exec') await database.exec(request.sql);
    else await database.close();
    return { id, rows: [], affected: 0 };
  } catch (error) {
    return { id, error: posted(error) };
  }
}

/** Sends a reply. One that is too deep to be copied becomes an error; otherwise it would be waited for in vain. */
function send(reply: Reply): void {
  try {
    parentPort?.postMessage(reply);
  } catch (error) {
    parentPort?.postMessage({ id: reply.id, error: posted(error) } satisfies Reply);
  }
}

const port = parentPort;
if (port) {
  try {
    const database = await open(workerData as WorkerSettings);
    // PGlite runs one query at a time, in request order.
    port.on('message', (request: Request) => void answer(database, request).then(send));
    send({ id: READY, rows: [], affected: 0 });
  } catch (error) {
    send({ id: READY, error: posted(error) });
  }
}
