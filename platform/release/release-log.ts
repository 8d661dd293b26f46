import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Written } from './atomic-write.ts';
import { ReleaseError } from './release-error.ts';

/** `start`: set automatically by `npm start`. `release`: requested by a person. */
export type Author = 'start' | 'release';

const entry = z.strictObject({
  at: z.iso.datetime(),
  by: z.enum(['start', 'release']),
  action: z.enum(['publish', 'candidate', 'promote', 'rollback', 'enable', 'disable', 'withdraw', 'collect']),
  /** A remote's name, or 'shell'. */
  app: z.string(),
  /** The version that it is about: what everybody gets from then on, or the candidate, or what was withdrawn. */
  version: z.string(),
  /** Every version that a pointer names from then on. */
  pointed: z.array(z.string()).optional(),
  /** Of a rollout: the percentage of the visitors. */
  percent: z.number().optional(),
  /** What was left out of the gate. */
  testsSkipped: z.boolean().optional(),
  dirty: z.boolean().optional(),
  withoutFallback: z.boolean().optional(),
});
/** One line of the log. */
export type LogEntry = z.infer<typeof entry>;

const logFile = (release: string): string => path.join(release, 'log.json');

/** The log of changes, oldest first. It is not one of the served files. @throws ReleaseError when it is damaged */
export async function readLog(release: string): Promise<LogEntry[]> {
  let text: string;
  try {
    text = await readFile(logFile(release), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  try {
    return z.array(entry).parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseError(
      `${logFile(release)} is damaged: put a copy of it back, or remove it; without it status does not say when, and npm start leaves every app as it is.`,
      { cause: error },
    );
  }
}

/** The log with these lines at its end, to be written; nothing without lines. */
export async function appendedLog(release: string, entries: readonly LogEntry[]): Promise<Written[]> {
  if (entries.length === 0) return [];
  const content = `${JSON.stringify([...(await readLog(release)), ...entries], undefined, 1)}\n`;
  return [{ file: logFile(release), content }];
}

/** Whether `npm start` may move a pointer: only when it alone has ever set it. A candidate sets none. */
export function isStartsOwn(log: readonly LogEntry[], app: string): boolean {
  const mine = log.filter((one) => one.app === app && one.action !== 'candidate' && one.action !== 'collect');
  return mine.length > 0 && mine.every(({ by }) => by === 'start');
}
