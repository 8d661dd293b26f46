/** Every key begins with this, except those that the specification names. */
const prefix = 'berea:';

/**
 * Reads a stored value: undefined where it is not what is expected. A plain function, because most values are read before
 * the page is drawn, when zod is not there. Remotes of earlier releases give a schema.
 */
export type StoredReader<T> =
  | ((stored: unknown) => T | undefined)
  | { safeParse(stored: unknown): { readonly data?: T | undefined } };

/** Where a value is stored: for all tabs of this browser, or for this tab until it is closed. */
type Area = 'browser' | 'tab';

/**
 * A value in the storage of the browser. Storing is optional everywhere: if the browser refuses (private window, quota
 * exceeded), nothing is thrown, and the value lasts only as long as the page.
 */
export interface StoredValue<T> {
  /** The value; undefined if there is none or the stored one is invalid. */
  read(): T | undefined;
  /** Stores a JSON-serialisable value. */
  write(value: T): void;
  remove(): void;
  /** Calls back when another tab has changed the value. @returns the function that stops it */
  onChange(changed: () => void): () => void;
}

/** The key that held a value in an earlier release. The value moves to its present key on first use. */
interface FormerKey {
  readonly key: string;
  /** Rewrites the stored text, if its format was another one. */
  readonly convert?: (text: string) => string;
}

interface Options {
  readonly area?: Area;
  readonly former?: FormerKey;
}

/** A value under `berea:` and this name, validated when it is read. */
export const storedValue = <T>(name: string, reader: StoredReader<T>, options: Options = {}): StoredValue<T> =>
  valueAt(prefix + name, reader, options);

/** A value under a key that the specification or a library names, without the prefix. */
export const specifiedValue = <T>(key: string, reader: StoredReader<T>): StoredValue<T> => valueAt(key, reader, {});

/** Values of one kind, each with an id, under `berea:<name>:<id>`. */
export interface StoredGroup<T> {
  value(id: string): StoredValue<T>;
  /** The ids under which something is stored, valid or not. */
  ids(): string[];
}

/** @param former the beginning of the keys that held the values in an earlier release */
export function storedGroup<T>(name: string, reader: StoredReader<T>, former: FormerKey): StoredGroup<T> {
  const start = `${prefix}${name}:`;
  return {
    value: (id) => valueAt(start + id, reader, { former: { ...former, key: former.key + id } }),
    ids: () => [...new Set([start, former.key].flatMap((each) => namesAfter(each, 'browser')))],
  };
}

/** Removes every value whose name begins like this. @param formerKey the beginning of its keys in an earlier release */
export function removeStored(name: string, { area = 'browser', formerKey }: { area?: Area; formerKey: string }): void {
  for (const start of [prefix + name, formerKey])
    for (const rest of namesAfter(start, area)) attempt(area, (storage) => storage.removeItem(start + rest));
}

function valueAt<T>(key: string, reader: StoredReader<T>, { area = 'browser', former }: Options): StoredValue<T> {
  const readIt = (stored: unknown) => (typeof reader === 'function' ? reader(stored) : reader.safeParse(stored).data);
  const remove = () =>
    attempt(area, (storage) => {
      storage.removeItem(key);
      if (former) storage.removeItem(former.key);
    });
  return {
    read: () =>
      attempt(area, (storage) => {
        const text = storage.getItem(key) ?? takeFormer(storage, key, former);
        return text === null ? undefined : readIt(JSON.parse(text));
      }),
    write: (value) =>
      attempt(area, (storage) => {
        storage.setItem(key, JSON.stringify(value));
        if (former) storage.removeItem(former.key);
      }),
    remove,
    onChange: (changed) => {
      // The key is null when the whole storage was cleared.
      const follow = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    },
  };
}

/** Moves the text under a former key to its present key. @returns the text; null if there is none */
function takeFormer(storage: Storage, key: string, former: FormerKey | undefined): string | null {
  const text = former ? storage.getItem(former.key) : null;
  if (!former || text === null) return null;
  const moved = former.convert ? former.convert(text) : text;
  try {
    storage.setItem(key, moved);
    storage.removeItem(former.key);
  } catch {
    // The storage is full: the value stays where it is.
  }
  return moved;
}

/** What follows `start` in each key that begins with it. */
const namesAfter = (start: string, area: Area): string[] =>
  attempt(area, (storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length)),
  ) ?? [];

/** Uses a storage of the browser. Even naming it may throw where it is blocked. @returns undefined when it fails */
function attempt<T>(area: Area, task: (storage: Storage) => T): T | undefined {
  try {
    return task(area === 'browser' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}
