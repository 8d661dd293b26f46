import * as z from 'zod/mini';

/**
 * A string with a message for when it is missing. A message passed to `z.string` itself would also replace the default
 * message of every later rule.
 */
export const text = (missing: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** A whole number of a request, from `least` to `most`. @param field the field name used in error messages */
export const wholeNumber = (field: string, least: number, most: number) =>
  z
    .int(`${field} must be a whole number`)
    .check(z.minimum(least, `${field} must be at least ${least}`), z.maximum(most, `${field} must be at most ${most}`));

/** A text of at least one character. */
export const nonEmptyText = z.string().check(z.minLength(1));
