/**
 * Errors of the gateway itself, in the format of the API that was called, because each client library reads its own
 * format.
 */

import type { Context } from 'hono';

import { AuthError, renderAuthError } from '../auth/auth-error.ts';
import type { GatewayEnv } from '../identity.ts';
import { maxDepth } from '../json-depth.ts';

/** An error in the terms of each API. */
export interface GatewayError {
  readonly status: 400 | 401 | 404 | 413 | 429 | 500 | 501 | 503;
  /** `code` is for PostgREST and the functions; `authCode` is for GoTrue. */
  readonly code: string;
  readonly authCode: string;
  readonly message: string;
  readonly hint?: string;
}

/** Renders the error in the format of the API that the path belongs to. */
export function refuse(c: Context<GatewayEnv>, { status, code, authCode, message, hint }: GatewayError): Response {
  const path = c.req.path;
  c.header('Cache-Control', 'no-store');
  if (path.startsWith('/auth/v1')) return renderAuthError(c, new AuthError(status, authCode, message));
  if (path.startsWith('/rest/v1')) return c.json({ code, message, details: null, hint: hint ?? null }, status);
  // Includes CORS headers, so that the application can read the error.
  c.header('Access-Control-Allow-Origin', '*');
  return c.json({ code, message, ...(hint && { hint }) }, status);
}

/** 401: the request has no API key. */
export const noApiKey: GatewayError = {
  status: 401,
  code: 'PGRST301',
  authCode: 'no_authorization',
  message: 'No API key found in request',
  hint: 'No `apikey` request header was found.',
};
/** 401: the API key is not one of this project's. */
export const invalidApiKey: GatewayError = {
  status: 401,
  code: 'PGRST301',
  authCode: 'no_authorization',
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};
/** 401: the token is malformed or has a foreign signature. */
export const invalidToken: GatewayError = {
  status: 401,
  code: 'PGRST301',
  authCode: 'bad_jwt',
  message: 'JWT could not be decoded, or was not signed by this project',
};
/** 401: the token has expired. `PGRST303` makes supabase-js refresh it. */
export const expiredToken: GatewayError = {
  status: 401,
  code: 'PGRST303',
  authCode: 'bad_jwt',
  message: 'JWT expired',
};
/** 413: the body exceeds the limit. */
export const tooLarge: GatewayError = {
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  authCode: 'request_too_large',
  message: 'The request body is larger than 1 MB.',
};
/** 400: the body is nested more deeply than the database can take. */
export const tooDeep: GatewayError = {
  status: 400,
  code: 'PGRST102',
  authCode: 'bad_json',
  message: `The JSON in the request is nested more than ${maxDepth} levels deep.`,
};
/** 429: the address exceeds its request rate. */
export const tooMany: GatewayError = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  authCode: 'over_request_rate_limit',
  message: 'Too many requests from this address. Please wait a moment.',
};
/** 429: the person has written too much in a short time. */
export const tooMuchWritten: GatewayError = {
  ...tooMany,
  message: 'Too much has been written in a short time. Please wait a minute.',
};
/** 500: an unexpected error, without details. */
export const internal: GatewayError = {
  status: 500,
  code: 'XX000',
  authCode: 'unexpected_failure',
  message: 'Something went wrong on the server.',
};
/** 503: the database is busy, or being restarted. */
export const unavailable: GatewayError = {
  status: 503,
  code: '57P03',
  authCode: 'request_timeout',
  message: 'The database is busy or being restarted. Please try again in a moment.',
};
/** 501: the feature exists only in a real Supabase project. */
export const notServed = (what: string): GatewayError => ({
  status: 501,
  code: 'NOT_IMPLEMENTED',
  authCode: 'not_implemented',
  message: `${what} is not served by the embedded Supabase. A real Supabase project serves it.`,
});
