import * as z from 'zod/mini';
import { receivedOptional } from './received.ts';

/** Whether the value is a path on the page's own origin or an absolute http(s) URL. */
const isAddress = (value: string): boolean => {
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//.test(value) && URL.canParse(value);
};

const percentage = z.number().check(z.minimum(0), z.maximum(100));

/** `/config.json`: the Supabase connection. Read at run time so that one build works in every environment. */
export const config = z.object({
  /** Resolve against the page's origin: '/' means that origin itself. */
  supabaseUrl: z
    .string()
    .check(z.refine(isAddress, 'supabaseUrl must be a path beginning with / or an http(s) address')),
  /** The public (anonymous-role) key. */
  supabaseKey: z.string().check(z.minLength(1, 'supabaseKey must not be empty')),
  /**
   * The version of what is the same for everybody: texts, our cards, the functions' code. Addresses of shared answers
   * carry it (`sharedAddress`). Absent where the host does not know it.
   */
  contentVersion: receivedOptional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /** The SHA-256 of the operator's key, in hex: who has the key may try other versions. Absent where there is none. */
  operatorKeyHash: receivedOptional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Of how many pages in a hundred failures and measures are sent to `client-events`. Absent: nothing is sent. */
  clientEvents: receivedOptional(z.object({ failures: percentage, measures: percentage })),
  /**
   * What is deployed there: the names of the edge functions and the newest migration. A remote that needs more is not
   * shown.
   */
  backend: z.optional(z.object({ functions: z.array(z.string()), migration: z.string() })),
});
export type Config = z.infer<typeof config>;
