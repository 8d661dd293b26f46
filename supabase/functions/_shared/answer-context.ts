import type { CareResource } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { meaningOf, type Meaning } from '@berea/search';
import { resourcesFrom, authorFrom, type Author, type AuthorFor } from '@berea/answers';
import type { ContentKind } from '@berea/content';
import { anonymous, service } from './database.ts';
import { answerLimit, modelLimit } from './answer-limits.ts';
import { ownContent } from './own-content.ts';

/** What authors write from. */
const answeredFrom: readonly ContentKind[] = [
  'questions',
  'apologetics',
  'studies',
  'people',
  'places',
  'theology',
  'parables',
  'miracles',
  'books',
  'overviews',
  'facts',
  'relations',
  'otherNames',
  'sayings',
  'rememberedVerses',
  'modernWordings',
  'topics',
  'thesaurus',
  'lifeEvents',
  'cueGroups',
  'openings',
  'models',
];

/** The dependencies of the answering functions. */
export interface AnswerContext {
  readonly database: () => SupabaseClient;
  /**
   * The author for a request, with our content read. Only an ordinary answer may ask for it: help must not wait.
   * @throws Away
   */
  readonly author: (headers: Headers) => Promise<Author>;
  /**
   * Counts a request against the rate limit.
   * @throws HttpError 429
   */
  readonly limit: (headers: Headers) => void;
  /**
   * What a text means; undefined where the encoder cannot be read.
   * @throws Away where the models that compare it cannot be read
   */
  readonly readMeaning: (text: string) => Promise<Meaning | undefined>;
  /** The help services shown to a person in danger. */
  readonly resources: () => readonly CareResource[];
}

/**
 * Creates the context of a deployed function. The environment is not read before the first request.
 * @param get returns the value of an environment variable
 */
export function answerContextFrom(get: (name: string) => string | undefined): AnswerContext {
  let author: AuthorFor | undefined;
  const content = ownContent(service, answeredFrom);
  const models = ownContent(service, ['models']);
  return {
    database: anonymous,
    author: async (headers) => {
      await content.read();
      return (author ??= authorFrom({ database: anonymous, get, modelLimit: modelLimit(get) }))(headers);
    },
    limit: answerLimit(get),
    readMeaning: async (text) => {
      await models.read();
      return meaningOf(text);
    },
    resources: resourcesFrom(get),
  };
}
