import { derived } from '@berea/content';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Author } from './author.ts';
import { libraryOver } from './compose/library-over.ts';
import { ourContent } from './content.ts';
import { libraryAuthor } from './library-author.ts';
import { modelAsker } from './model/ask.ts';
import { languageModel } from './model/language-model.ts';
import { modelAuthor } from './model/model-author.ts';
import { draftCache } from './model/draft-cache.ts';
import { modelSettings, type ModelSettings } from './model/settings.ts';
import { readPassages } from './passages.ts';

/** What is needed to create an author. */
export interface AuthorEnvironment {
  readonly database: () => SupabaseClient;
  /** Returns the value of an environment variable. */
  get(name: string): string | undefined;
  /** Creates what decides whether a request may still ask the model. It counts each request that it allows. */
  readonly modelLimit: (limits: ModelSettings['limits']) => (headers: Headers) => boolean;
}

/** Returns the author for a request. The headers identify the client for rate limiting. */
export type AuthorFor = (headers: Headers) => Author;

/**
 * Creates the author that the environment selects; this is the only place that does. By default answers come from the
 * library alone. When a model is configured, it rewrites what the library finds.
 * @throws ModelSettingsError naming the invalid settings
 */
export function authorFrom({ database, get, modelLimit }: AuthorEnvironment): AuthorFor {
  const library = derived(() => libraryAuthor({ content: ourContent(), library: libraryOver(database) }));
  const settings = modelSettings(get);
  if (!settings) return library;

  let model: ReturnType<typeof languageModel> | undefined;
  const asker = modelAsker(() => (model ??= languageModel(settings)), settings.timeoutMs);
  const cache = draftCache();
  const mayAsk = modelLimit(settings.limits);
  return (headers) =>
    modelAuthor({
      library: library(),
      asker,
      cache,
      passages: (versionId, written) => readPassages(database, versionId, written),
      name: `${settings.provider}, ${settings.model}`,
      mayAsk: () => mayAsk(headers),
    });
}
