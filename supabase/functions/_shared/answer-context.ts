import type { CareResource } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { ourContent, resourcesFrom, authorFrom, type AuthorFor, type Content } from '@berea/answers';
import { anonymous } from './database.ts';
import { answerLimit, modelLimit } from './answer-limits.ts';

/** The dependencies of the answering functions. */
export interface AnswerContext {
  readonly database: () => SupabaseClient;
  readonly author: AuthorFor;
  /** Our cards. Their names are addresses of answers that are the same for everybody. */
  readonly content: Content;
  /**
   * Counts a request against the rate limit.
   * @throws HttpError 429
   */
  readonly limit: (headers: Headers) => void;
  /** The help services shown to a person in danger. */
  readonly resources: () => readonly CareResource[];
}

/**
 * Creates the context of a deployed function. The environment is not read before the first request.
 * @param get returns the value of an environment variable
 */
export function answerContextFrom(get: (name: string) => string | undefined): AnswerContext {
  let author: AuthorFor | undefined;
  return {
    database: anonymous,
    author: (headers) => (author ??= authorFrom({ database: anonymous, get, modelLimit: modelLimit(get) }))(headers),
    content: ourContent,
    limit: answerLimit(get),
    resources: resourcesFrom(get),
  };
}
