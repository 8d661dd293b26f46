import type { SupabaseClient } from '@supabase/supabase-js';
import { anonymous } from '../database.ts';
import type { Author } from './author.ts';
import { authorFrom } from './author-from.ts';
import { answerLimit } from './limits.ts';

/** What each answering function works with. */
export interface Desk {
  readonly database: () => SupabaseClient;
  readonly author: () => Author;
  /** Counts a request. @throws Refusal 429 */
  readonly limit: (headers: Headers) => void;
}

/** The desk of a deployed function. Nothing is read before the first request. */
export function deskFrom(get: (name: string) => string | undefined): Desk {
  let author: Author | undefined;
  return { database: anonymous, author: () => (author ??= authorFrom({ database: anonymous, get })), limit: answerLimit(get) };
}
