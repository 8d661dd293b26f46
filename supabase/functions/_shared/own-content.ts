import { setContent, type ContentKind, type OurContent } from '@berea/content';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Away } from './away.ts';
import { contentVersion } from './content-version.ts';

/** Our content, as far as a function answers from it. */
export interface OwnContent {
  /** The version of all content; see `contentVersion`. */
  readonly version: () => Promise<string | undefined>;
  /**
   * Reads what was not read yet, or was read of an earlier version.
   * @throws Away where it cannot be read; the next request tries again
   */
  readonly read: () => Promise<void>;
}

interface Read {
  readonly version: string | undefined;
  readonly done: Promise<void>;
}

/** What is read of a database: the functions of a process share it, as they share the content itself. */
interface Shared {
  readonly version: () => Promise<string | undefined>;
  readonly reads: Map<ContentKind, Read>;
}

const sharedBy = new WeakMap<() => SupabaseClient, Shared>();

/**
 * @param database with the service key: nobody else may ask for all of it, which takes a while
 * @param kinds what the function answers from. Only this is read
 */
export function ownContent(database: () => SupabaseClient, kinds: readonly ContentKind[]): OwnContent {
  const shared = sharedBy.get(database) ?? { version: contentVersion(database), reads: new Map<ContentKind, Read>() };
  sharedBy.set(database, shared);
  const { version, reads } = shared;
  return {
    version,
    async read() {
      // Asked first: content may be newer than its version, but never older.
      const current = await version();
      const missing = kinds.filter((kind) => !reads.has(kind) || reads.get(kind)!.version !== current);
      if (missing.length > 0) {
        const done = readInto(database, missing);
        for (const kind of missing) reads.set(kind, { version: current, done });
        done.catch(() => {
          for (const kind of missing) if (reads.get(kind)?.done === done) reads.delete(kind);
        });
      }
      await Promise.all(kinds.map((kind) => reads.get(kind)!.done));
    },
  };
}

/** By kind. What each kind holds was checked when it was imported. */
const contentByKind = z.record(z.string(), z.unknown()).catch({});

/** One kind after another: all of it at once takes longer than a statement may on a busy machine. */
async function readInto(database: () => SupabaseClient, kinds: readonly ContentKind[]): Promise<void> {
  const found: Record<string, unknown> = {};
  for (const kind of kinds) {
    const { data, error } = await database().rpc('content_of', { kinds: [kind] });
    if (error) throw new Away(`Our content cannot be read (${error.message})`);
    found[kind] = contentByKind.parse(data)[kind];
    if (typeof found[kind] !== 'object' || found[kind] === null)
      throw new Away(`Our content is not in the database (${kind})`);
  }
  setContent(found as Partial<OurContent>);
}
