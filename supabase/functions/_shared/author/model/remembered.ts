import { foldName } from '../names.ts';

/** What was written before, by what was asked, however that was written: case, accents and punctuation do not count. */
export interface Remembered {
  /** What is remembered under the key, or what `write` makes; undefined, and what may not be kept, is not remembered. Of two that ask at once, one writes. */
  recall<Draft>(
    key: readonly string[],
    write: () => Promise<Draft | undefined>,
    mayKeep?: (draft: Draft) => boolean,
  ): Promise<Draft | undefined>;
}

interface Limits {
  /** The oldest give way. */
  readonly most: number;
  readonly milliseconds: number;
}

/** Keeps answers in the memory of this process. */
export function remembered(
  { most, milliseconds }: Limits = { most: 500, milliseconds: 24 * 60 * 60 * 1000 },
  now: () => number = Date.now,
): Remembered {
  const kept = new Map<string, { readonly until: number; readonly draft: Promise<unknown> }>();
  return {
    async recall<Draft>(
      key: readonly string[],
      write: () => Promise<Draft | undefined>,
      mayKeep: (draft: Draft) => boolean = () => true,
    ): Promise<Draft | undefined> {
      const name = JSON.stringify(key.map(foldName));
      const known = kept.get(name);
      // A key holds one kind of draft: its first part names the kind.
      if (known && known.until > now()) return (await known.draft) as Draft | undefined;
      const draft = write();
      kept.set(name, { until: now() + milliseconds, draft });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      try {
        const written = await draft;
        if (written === undefined || !mayKeep(written)) kept.delete(name);
        return written;
      } catch (error) {
        kept.delete(name);
        throw error;
      }
    },
  };
}
