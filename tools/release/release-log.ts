import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-write.ts';

/** `start`: set automatically by `npm start`. `release`: requested by a person. */
export type Author = 'start' | 'release';

const entry = z.strictObject({
  at: z.iso.datetime(),
  by: z.enum(['start', 'release']),
  action: z.enum(['publish', 'rollback']),
  /** A remote's name, or 'shell'. */
  app: z.string(),
  /** The version it points at from then on. */
  version: z.string(),
});
/** One line of the log. */
export type LogEntry = z.infer<typeof entry>;

const logFile = (release: string): string => path.join(release, 'log.json');

/** The log of pointer changes, oldest first. It is stored outside the served files. */
export async function readLog(release: string): Promise<LogEntry[]> {
  try {
    return z.array(entry).parse(JSON.parse(await readFile(logFile(release), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Appends to the log. Call it before the pointer itself moves, so that a release killed in between still counts as a
 * person's.
 */
export async function appendLog(release: string, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await writeAtomically(
    logFile(release),
    `${JSON.stringify([...(await readLog(release)), ...entries], undefined, 1)}\n`,
  );
}

/** Whether `npm start` may move a pointer: only when it alone has ever set it. */
export function isStartsOwn(log: readonly LogEntry[], app: string): boolean {
  const mine = log.filter((one) => one.app === app);
  return mine.length > 0 && mine.every(({ by }) => by === 'start');
}
