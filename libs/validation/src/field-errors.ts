import type * as z from 'zod/mini';

/**
 * The first error message of each field, in the order of the schema's rules. Forms show it under the field and
 * functions return it. Nested fields are keyed 'outer.inner'; errors of the whole value are keyed by `root`.
 */
export function fieldErrors(error: z.core.$ZodError, root = 'root'): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.length === 0 ? root : issue.path.map(String).join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}
