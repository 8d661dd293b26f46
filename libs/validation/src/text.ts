import * as z from 'zod/mini';

/**
 * A string with a message for when it is missing. A message passed to `z.string` itself would also replace the default
 * message of every later rule.
 */
export const text = (missing: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** A text of at least one character. */
export const nonEmptyText = z.string().check(z.minLength(1));
