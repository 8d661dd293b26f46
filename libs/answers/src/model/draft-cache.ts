import { foldName } from '../names.ts';

/** Cache of written drafts. Keys are normalised: case, accents and punctuation are ignored. */
export interface DraftCache {
  /**
   * Returns the cached draft, or calls `write` and caches the result. Undefined results, errors, and drafts that
   * `mayKeep` rejects are not cached. Concurrent calls with the same key share one call of `write`.
   */
  getOrWrite<Draft>(
    key: readonly string[],
    write: () => Promise<Draft | undefined>,
    mayKeep?: (draft: Draft) => boolean,
  ): Promise<Draft | undefined>;
}

interface Limits {
  /** Maximum number of entries. The oldest are evicted first. */
  readonly most: number;
  readonly milliseconds: number;
}

/**
 * Creates a cache in the memory of this process.
 * @param now the current time in milliseconds
 */
export function draftCache(
  { most, milliseconds }: Limits = { most: 500, milliseconds: 24 * 60 * 60 * 1000 },
  now: () => number = Date.now,
): DraftCache {
  const entries = new Map<string, { readonly until: number; readonly draft: Promise<unknown> }>();
  return {
    async getOrWrite<Draft>(
      key: readonly string[],
      write: () => Promise<Draft | undefined>,
      mayKeep: (draft: Draft) => boolean = () => true,
    ): Promise<Draft | undefined> {
      const name = JSON.stringify(key.map(foldName));
      const cached = entries.get(name);
      // The first part of a key names the kind of draft, so the type is right.
      if (cached && cached.until > now()) return (await cached.draft) as Draft | undefined;
      const draft = write();
      entries.set(name, { until: now() + milliseconds, draft });
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
      try {
        const written = await draft;
        if (written === undefined || !mayKeep(written)) entries.delete(name);
        return written;
      } catch (error) {
        entries.delete(name);
        throw error;
      }
    },
  };
}
