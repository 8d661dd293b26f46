import type { Host } from '@berea/shell-api';
import type { EncyclopediaEntry } from '@berea/validation';
import { callAnonymously } from './function-call.ts';

const responseSchema = async () => (await import('@berea/validation')).encyclopediaEntryResponse;

/** Call 14: fetches the entry for a term. Caching is left to the screen. */
export async function fetchEncyclopediaEntry(
  host: Host,
  term: string,
  signal: AbortSignal,
): Promise<EncyclopediaEntry> {
  const { data } = await callAnonymously(host, 'encyclopedia-entry', { term }, responseSchema, signal);
  return { ...data, title: data.title || term };
}
