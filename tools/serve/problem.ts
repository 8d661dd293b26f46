import { ConfigurationError, DatabaseUnavailable } from '@berea/supabase/embedded';
import { ScriptureUnavailable } from '@berea/supabase/scripture';
import { ReleaseError } from '../release/release-error.ts';
import { EnvironmentError } from './environment.ts';
import { CannotListen } from './http-server.ts';

/** A start that cannot go on, in one sentence. */
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

/** What a person is told: one sentence for what was foreseen, the whole trace for what was not. */
export function explain(error: unknown): string {
  if (foreseen.some((kind) => error instanceof kind)) return (error as Error).message;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${trace}\nBerea could not start because of an error in itself; the trace stands above.`;
}
