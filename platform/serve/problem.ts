import { ConfigurationError, DatabaseUnavailable } from '@berea/embedded';
import { ReleaseError } from '../release/release-error.ts';
import { EnvironmentError } from './environment.ts';
import { CannotListen } from './http-server.ts';

/** A start that cannot continue. The message is one sentence for the user. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

type ErrorClass = abstract new (...args: never[]) => Error;

const foreseen: readonly ErrorClass[] = [
  EnvironmentError,
  CannotListen,
  CannotStart,
  ReleaseError,
  ConfigurationError,
  DatabaseUnavailable,
];

/** What the operating system refuses, and what somebody can do about it. */
const refusals: Readonly<Record<string, (what: string) => string>> = {
  ENOSPC: (what) => `The disk is full (${what}): make room and run the command again.`,
  EDQUOT: (what) => `No more may be stored here (${what}): make room and run the command again.`,
  EACCES: (what) => `Berea may not do this (${what}): give its user the right to, and run the command again.`,
  EPERM: (what) => `Berea may not do this (${what}): give its user the right to, and run the command again.`,
  EROFS: (what) => `The disk may only be read (${what}): make it writable, and run the command again.`,
  EIO: (what) => `The disk fails (${what}): look at what it says, and run the command again.`,
  ENOTDIR: (what) => `A file stands where a folder should be (${what}): move it away and run the command again.`,
  EISDIR: (what) => `A folder stands where a file should be (${what}): move it away and run the command again.`,
  EMFILE: (what) => `Too many files are open (${what}): allow more (ulimit -n) and run the command again.`,
};

function refusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const sentence = code === undefined ? undefined : refusals[code];
  return sentence ? sentence([syscall, path].filter(Boolean).join(' ')) : refusal(error.cause);
}

/**
 * The text shown to the user: one sentence for an expected error, the stack trace for any other.
 * @param more errors that the caller expects, too
 */
export function explain(error: unknown, ...more: readonly ErrorClass[]): string {
  if ([...foreseen, ...more].some((kind) => error instanceof kind)) return (error as Error).message;
  const refused = refusal(error);
  if (refused !== undefined) return refused;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${trace}\nBerea could not continue because of an error in itself; the trace stands above.`;
}
