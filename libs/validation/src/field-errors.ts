import type { z } from 'zod';

/**
 * The first message of each field, in the order of the schema's rules: what a form shows under a field and what a
 * function answers. Nested fields are keyed 'outer.inner'; what concerns the value as a whole is keyed `root`.
 */
export function fieldErrors(error: z.ZodError, root = 'root'): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.length === 0 ? root : issue.path.map(String).join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}
