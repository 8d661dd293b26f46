import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-write.ts';

/** `start`: what `npm start` did by itself. `release`: what a person asked for. */
export type Author = 'start' | 'release';

const entry = z.strictObject({
  at: z.iso.datetime(),
  by: z.enum(['start', 'release']),
  action: z.enum(['publish', 'rollback']),
  /** A remote's name, or 'shell'. */
  app: z.string(),
  /** What it points at from then on. */
  version: z.string(),
});
export type LogEntry = z.infer<typeof entry>;

const logFile = (release: string): string => path.join(release, 'log.json');

/** Who pointed what at which version, oldest first. Kept outside the served files. */
export async function readLog(release: string): Promise<LogEntry[]> {
  try {
    return z.array(entry).parse(JSON.parse(await readFile(logFile(release), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** To be called before the pointer itself moves: a release that is killed in between then still counts as a person's. */
export async function appendLog(release: string, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await writeAtomically(
    logFile(release),
    `${JSON.stringify([...(await readLog(release)), ...entries], undefined, 1)}\n`,
  );
}

/** Whether `npm start` may move a pointer: only one that nobody but itself ever set. */
export function isStartsOwn(log: readonly LogEntry[], app: string): boolean {
  const mine = log.filter((one) => one.app === app);
  return mine.length > 0 && mine.every(({ by }) => by === 'start');
}
