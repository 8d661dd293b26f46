import type { Context } from 'hono';
import { z } from 'zod';

import { AuthError } from './auth-error.ts';

/** Parses the request body as a JSON object. Throws `bad_json` 400 otherwise, naming the invalid fields. */
export async function readBody<Shape extends z.ZodObject>(c: Context, shape: Shape): Promise<z.infer<Shape>> {
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) =>
    path.length ? `${path.join('.')}: ${message}` : message,
  );
  throw new AuthError(400, 'bad_json', `Could not read the request: ${fields.join('; ')}`);
}

/** Fields that supabase-js sends as null when they are not used. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** An optional JSON object, which may be null. */
export const optionalObject = z.record(z.string(), z.unknown()).nullish();

const emailFormat = z.email().max(255);

/** Normalises an email address to the stored form: trimmed and lower case. Throws `validation_failed` 400. */
export function requireEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === '') throw new AuthError(400, 'validation_failed', 'An email address is required');
  if (!emailFormat.safeParse(email).success)
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  return email;
}

/**
 * The PKCE flow (a code for the browser instead of tokens) exists only in a hosted project. Throws when it is
 * requested.
 */
export function refusePkce(codeChallenge: string): void {
  if (codeChallenge !== '') throw notServed('The PKCE flow (code_challenge)');
}

/** The 501 error for an unsupported feature. `what` begins a sentence: "Multi-factor authentication (/factors)". */
export function notServed(what: string): AuthError {
  return new AuthError(
    501,
    'not_implemented',
    `${what} is not served by the embedded Supabase; a real Supabase project serves it.`,
  );
}
