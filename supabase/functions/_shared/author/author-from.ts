import type { SupabaseClient } from '@supabase/supabase-js';
import { clientAddress } from '../client-address.ts';
import { floodLimit } from '../flood-limit.ts';
import type { Author } from './author.ts';
import { libraryOver } from './compose/library-over.ts';
import { ourContent } from './content.ts';
import { libraryAuthor } from './library-author.ts';
import { modelAsker } from './model/ask.ts';
import { languageModel } from './model/language-model.ts';
import { modelAuthor } from './model/model-author.ts';
import { remembered } from './model/remembered.ts';
import { modelSettings } from './model/settings.ts';
import { readPassages } from './passages.ts';

/** What an author may use. */
export interface AuthorEnvironment {
  readonly database: () => SupabaseClient;
  /** A variable's value. */
  get(name: string): string | undefined;
}

/** Who writes for whoever sent a request with these headers. */
export type AuthorFor = (headers: Headers) => Author;

/**
 * The author that the environment asks for: the one place that chooses. Without anything set, the library; with a model, the model behind it.
 * @throws Error naming what is wrong with the settings
 */
export function authorFrom({ database, get }: AuthorEnvironment): AuthorFor {
  const library = libraryAuthor({ content: ourContent, library: libraryOver(database) });
  const settings = modelSettings(get);
  if (!settings) return () => library;

  let model: ReturnType<typeof languageModel> | undefined;
  const asker = modelAsker(() => (model ??= languageModel(settings)), settings.timeoutMs);
  const memory = remembered();
  const limit = floodLimit(settings.limits);
  const header = get('CLIENT_ADDRESS_HEADER') || undefined;
  return (headers) =>
    modelAuthor({
      library,
      asker,
      memory,
      passages: (versionId, written) => readPassages(database, versionId, written),
      name: `${settings.provider}, ${settings.model}`,
      mayAsk: () => limit(clientAddress(headers, header)) === 0,
    });
}
