import { storedValue } from '@berea/shell-api';
import { readConfig, type Config } from '@berea/validation';

/** The Supabase project of this deployment: `/config.json`, with an absolute address without a trailing slash. */
export type Connection = Readonly<Config>;

/** The answer of the last success. */
const lastGood = storedValue('config', readConfig, { former: { key: 'berea-config' } });

const connectionOf = (config: Config): Connection => ({
  ...config,
  supabaseUrl: new URL(config.supabaseUrl, location.origin).href.replace(/\/$/, ''),
});

/** How long the host may take where a copy is stored, and where none is. Milliseconds. */
const waits = { withCopy: 5_000, without: 20_000 };

/**
 * Loads `/config.json`. If that fails, or does not come, falls back to the copy stored at the last success, so that a
 * cached page can start.
 * @throws the network, HTTP or validation error if there is no stored copy
 */
export async function findConnection(): Promise<Connection> {
  const stored = lastGood.read();
  try {
    const signal = AbortSignal.timeout(stored ? waits.withCopy : waits.without);
    // index.html preloads this URL. Mode and credentials must match the preload, or it is fetched twice.
    const answer = await fetch('/config.json', { credentials: 'same-origin', signal });
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    const found = readConfig(await answer.json());
    lastGood.write(found);
    return connectionOf(found);
  } catch (failure) {
    if (stored) return connectionOf(stored);
    throw failure;
  }
}
