/** What the gateway itself refuses, in the words of whichever API was asked: each client reads its own shape. */

import type { Context } from 'hono';

import { AuthError, renderAuthError } from '../auth/auth-error.ts';
import type { GatewayEnv } from '../identity.ts';

export interface GatewayError {
  readonly status: 400 | 401 | 404 | 413 | 429 | 500 | 501;
  /** PostgREST's or the functions' code; `authCode` is GoTrue's. */
  readonly code: string;
  readonly authCode: string;
  readonly message: string;
  readonly hint?: string;
}

export function refuse(c: Context<GatewayEnv>, { status, code, authCode, message, hint }: GatewayError): Response {
  const path = c.req.path;
  if (path.startsWith('/auth/v1')) return renderAuthError(c, new AuthError(status, authCode, message));
  if (path.startsWith('/rest/v1')) return c.json({ code, message, details: null, hint: hint ?? null }, status);
  // Preflight passed, so that the application may see what went wrong.
  c.header('Access-Control-Allow-Origin', '*');
  return c.json({ code, message, ...(hint && { hint }) }, status);
}

export const noApiKey: GatewayError = {
  status: 401,
  code: 'PGRST301',
  authCode: 'no_authorization',
  message: 'No API key found in request',
  hint: 'No `apikey` request header was found.',
};
export const invalidApiKey: GatewayError = {
  status: 401,
  code: 'PGRST301',
  authCode: 'no_authorization',
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};
export const invalidToken: GatewayError = {
  status: 401,
  code: 'PGRST301',
  authCode: 'bad_jwt',
  message: 'JWT could not be decoded, or was not signed by this project',
};
export const expiredToken: GatewayError = {
  status: 401,
  code: 'PGRST303',
  authCode: 'bad_jwt',
  message: 'JWT expired',
};
export const tooLarge: GatewayError = {
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  authCode: 'request_too_large',
  message: 'The request body is larger than 1 MB.',
};
export const tooMany: GatewayError = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  authCode: 'over_request_rate_limit',
  message: 'Too many requests from this address. Please wait a moment.',
};
export const internal: GatewayError = {
  status: 500,
  code: 'XX000',
  authCode: 'unexpected_failure',
  message: 'Something went wrong on the server.',
};
export const notServed = (what: string): GatewayError => ({
  status: 501,
  code: 'NOT_IMPLEMENTED',
  authCode: 'not_implemented',
  message: `${what} is not served by the embedded Supabase. A real Supabase project serves it.`,
});
