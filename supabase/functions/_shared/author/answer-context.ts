import type { CareResource } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { resourcesFrom } from '../care/resources.ts';
import { anonymous } from '../database.ts';
import { authorFrom, type AuthorFor } from './author-from.ts';
import { answerLimit } from './limits.ts';

/** What each answering function works with. */
export interface AnswerContext {
  readonly database: () => SupabaseClient;
  readonly author: AuthorFor;
  /** Counts a request. @throws HttpError 429 */
  readonly limit: (headers: Headers) => void;
  /** The services shown to a person in danger. */
  readonly resources: () => readonly CareResource[];
}

/** The context of a deployed function. Nothing is read before the first request. */
export function answerContextFrom(get: (name: string) => string | undefined): AnswerContext {
  let author: AuthorFor | undefined;
  return {
    database: anonymous,
    author: (headers) => (author ??= authorFrom({ database: anonymous, get }))(headers),
    limit: answerLimit(get),
    resources: resourcesFrom(get),
  };
}
