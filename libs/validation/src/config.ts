import { z } from 'zod';

/** A path on the page's own origin, or an absolute address. */
const isAddress = (value: string): boolean => {
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//.test(value) && URL.canParse(value);
};

/** `/config.json`: where Supabase is. Read at run time, so that one build serves every environment. */
export const config = z.object({
  /** '/' means the origin the page came from; to be resolved against it. */
  supabaseUrl: z.string().refine(isAddress, 'supabaseUrl must be a path beginning with / or an http(s) address'),
  /** The public (anonymous-role) key. */
  supabaseKey: z.string().min(1, 'supabaseKey must not be empty'),
});
export type Config = z.infer<typeof config>;
