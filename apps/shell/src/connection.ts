import { config } from '@berea/validation';

/** Where Supabase is for this page. */
export interface Connection {
  /** Absolute, without a trailing slash. */
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
}

const storageKey = 'berea-config';

const read = (value: unknown): Connection => {
  const { supabaseUrl, supabaseKey } = config.parse(value);
  return { supabaseUrl: new URL(supabaseUrl, location.origin).href.replace(/\/$/, ''), supabaseKey };
};

/**
 * Reads `/config.json`; when the host does not answer, the copy of the last time, so that a page from the cache starts.
 * @throws when there is neither.
 */
export async function findConnection(): Promise<Connection> {
  try {
    // The page preloads this address: the same mode and credentials, or it would be fetched twice.
    const answer = await fetch('/config.json', { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    const value: unknown = await answer.json();
    const connection = read(value);
    keep(value);
    return connection;
  } catch (failure) {
    const kept = lastGood();
    if (kept) return kept;
    throw failure;
  }
}

function keep(value: unknown): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // The copy for bad days is a convenience.
  }
}

function lastGood(): Connection | undefined {
  try {
    return read(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}
