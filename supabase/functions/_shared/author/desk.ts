import type { SupabaseClient } from '@supabase/supabase-js';
import { anonymous } from '../database.ts';
import { authorFrom, type AuthorFor } from './author-from.ts';
import { answerLimit } from './limits.ts';

/** What each answering function works with. */
export interface Desk {
  readonly database: () => SupabaseClient;
  readonly author: AuthorFor;
  /** Counts a request. @throws Refusal 429 */
  readonly limit: (headers: Headers) => void;
}

/** The desk of a deployed function. Nothing is read before the first request. */
export function deskFrom(get: (name: string) => string | undefined): Desk {
  let author: AuthorFor | undefined;
  return { database: anonymous, author: (headers) => (author ??= authorFrom({ database: anonymous, get }))(headers), limit: answerLimit(get) };
}
