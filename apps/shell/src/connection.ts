import { config } from '@berea/validation';

/** The Supabase project of this deployment. */
export interface Connection {
  /** Absolute, without a trailing slash. */
  readonly supabaseUrl: string;
  /** The publishable key, which is safe to expose. */
  readonly supabaseKey: string;
}

const storageKey = 'berea-config';

const read = (value: unknown): Connection => {
  const { supabaseUrl, supabaseKey } = config.parse(value);
  return { supabaseUrl: new URL(supabaseUrl, location.origin).href.replace(/\/$/, ''), supabaseKey };
};

/**
 * Loads `/config.json`. If that fails, falls back to the copy stored at the last success, so that a cached page can
 * start.
 * @throws the network, HTTP or validation error if there is no stored copy
 */
export async function findConnection(): Promise<Connection> {
  try {
    // index.html preloads this URL. Mode and credentials must match the preload, or it is fetched twice.
    const answer = await fetch('/config.json', { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    const value: unknown = await answer.json();
    const connection = read(value);
    store(value);
    return connection;
  } catch (failure) {
    const stored = lastGood();
    if (stored) return stored;
    throw failure;
  }
}

function store(value: unknown): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // Storage may be full or blocked. The fallback copy is optional.
  }
}

function lastGood(): Connection | undefined {
  try {
    return read(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}
