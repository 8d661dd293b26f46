import type { SupabaseClient } from '@supabase/supabase-js';
import type { Author } from './author.ts';
import { ourContent } from './content.ts';
import { libraryOver } from './compose/library-over.ts';
import { libraryAuthor } from './library-author.ts';

/** What an author may use. */
export interface AuthorEnvironment {
  readonly database: () => SupabaseClient;
  /** A variable's value. */
  get(name: string): string | undefined;
}

/** The author that the environment asks for: the one place that chooses. Without anything set, the library. */
export const authorFrom = ({ database }: AuthorEnvironment): Author => libraryAuthor({ content: ourContent, library: libraryOver(database) });
