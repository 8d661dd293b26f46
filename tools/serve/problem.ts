import { ConfigurationError, DatabaseUnavailable } from '@berea/embedded';
import { ScriptureUnavailable } from '@berea/importer';
import { ReleaseError } from '../release/release-error.ts';
import { EnvironmentError } from './environment.ts';
import { CannotListen } from './http-server.ts';

/** A start that cannot continue. The message is one sentence for the user. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

const foreseen = [
  EnvironmentError,
  CannotListen,
  CannotStart,
  ReleaseError,
  ConfigurationError,
  DatabaseUnavailable,
  ScriptureUnavailable,
];

/** The text shown to the user: one sentence for an expected error, the stack trace for any other. */
export function explain(error: unknown): string {
  if (foreseen.some((kind) => error instanceof kind)) return (error as Error).message;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${trace}\nBerea could not continue because of an error in itself; the trace stands above.`;
}
