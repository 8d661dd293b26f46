/** Auth error responses, in the two JSON shapes that GoTrue uses. */

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { DatabaseError, isTemporary } from '../database/database.ts';

/** Optional details of an `AuthError`. */
export interface AuthErrorExtras {
  /** The password rules that a weak password breaks. */
  readonly reasons?: readonly ('length' | 'characters')[];
  readonly retryAfterSeconds?: number;
}

/** An error that any request handler may throw; it is rendered once. `code` is one of GoTrue's error codes. */
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

/** The header that states which GoTrue API version the client asks for and the server answers with. */
export const apiVersionHeader = 'x-supabase-api-version';
const newestVersion = '2024-01-01';

/**
 * The response's API version: the newest one not newer than what the client asks for. Undefined: the original version.
 */
export function apiVersion(c: Context): string | undefined {
  const requested = c.req.header(apiVersionHeader) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(requested) && requested >= newestVersion ? newestVersion : undefined;
}

/** Converts anything thrown to an `AuthError`. Unexpected errors are logged without values, which may be secrets. */
export function toAuthError(error: unknown, where: string, log: (line: string) => void): AuthError {
  if (error instanceof AuthError) return error;
  // SQLSTATE class 22: a value that Postgres cannot store, such as a NUL character in a text.
  if (error instanceof DatabaseError && error.code.startsWith('22')) {
    return new AuthError(400, 'validation_failed', 'A value in the request cannot be stored');
  }
  if (isTemporary(error)) {
    log(`auth: ${where} failed: SQLSTATE ${error.code}`);
    return new AuthError(503, 'request_timeout', 'The database is busy or being restarted', { retryAfterSeconds: 1 });
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

/** Renders an error in the shape of the API version that the client asked for. */
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
