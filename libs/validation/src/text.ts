import { z } from 'zod';

/** A text, and what is said where there is none. A message given to `z.string` itself would also stand for every rule that has none of its own. */
export const text = (missing: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });
