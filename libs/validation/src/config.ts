import { z } from 'zod';

/** Whether the value is a path on the page's own origin or an absolute http(s) URL. */
const isAddress = (value: string): boolean => {
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//.test(value) && URL.canParse(value);
};

/** `/config.json`: the Supabase connection. Read at run time so that one build works in every environment. */
export const config = z.object({
  /** Resolve against the page's origin: '/' means that origin itself. */
  supabaseUrl: z.string().refine(isAddress, 'supabaseUrl must be a path beginning with / or an http(s) address'),
  /** The public (anonymous-role) key. */
  supabaseKey: z.string().min(1, 'supabaseKey must not be empty'),
  /**
   * What is deployed there: the names of the edge functions and the newest migration. A remote that needs more is not
   * shown.
   */
  backend: z.object({ functions: z.array(z.string()), migration: z.string() }).optional(),
});
export type Config = z.infer<typeof config>;
