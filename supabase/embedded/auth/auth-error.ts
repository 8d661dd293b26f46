/** What the client is told when something is refused, in the two shapes that GoTrue has. */

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { DatabaseError } from '../database/database.ts';

export interface AuthErrorExtras {
  /** Which rules a weak password breaks. */
  readonly reasons?: readonly ('length' | 'characters')[];
  readonly retryAfterSeconds?: number;
}

/** A refusal: thrown anywhere in a request, rendered once. `code` is one of GoTrue's error codes. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly extras: AuthErrorExtras;

  constructor(status: ContentfulStatusCode, code: string, message: string, extras: AuthErrorExtras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export const apiVersionHeader = 'x-supabase-api-version';
const newestVersion = '2024-01-01';

/** The version of the answer: the newest that is not newer than what the client asks for. Undefined: the first one. */
export function apiVersion(c: Context): string | undefined {
  const asked = c.req.header(apiVersionHeader) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= newestVersion ? newestVersion : undefined;
}

/** Everything thrown becomes an `AuthError`. What nobody foresaw is logged, without values: they may be secrets. */
export function toAuthError(error: unknown, where: string, log: (line: string) => void): AuthError {
  if (error instanceof AuthError) return error;
  // Class 22: a value that Postgres cannot hold, such as a NUL inside a text.
  if (error instanceof DatabaseError && error.code.startsWith('22')) {
    return new AuthError(400, 'validation_failed', 'A value in the request cannot be stored');
  }
  const frames =
    error instanceof Error
      ? (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 5)
          .join('\n')
      : '';
  const what =
    error instanceof DatabaseError ? `SQLSTATE ${error.code}` : error instanceof Error ? error.name : typeof error;
  log(`auth: ${where} failed: ${what}\n${frames}`);
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}

export function renderAuthError(c: Context, error: AuthError): Response {
  const { reasons, retryAfterSeconds } = error.extras;
  c.header('x-sb-error-code', error.code);
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const weakPassword = reasons && { weak_password: { reasons } };
  const body = apiVersion(c)
    ? { code: error.code, message: error.message, ...weakPassword }
    : { code: error.status, error_code: error.code, msg: error.message, ...weakPassword };
  return c.json(body, error.status);
}
