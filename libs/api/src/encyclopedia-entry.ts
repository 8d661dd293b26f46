import type { Host } from '@berea/shell-api';
import { encyclopediaEntryResponse, type EncyclopediaEntry } from '@berea/validation';
import { callAsPublic } from './public-call.ts';

/** Call 14: the entry for a term. Whether a copy of it is held is the screen's business. */
export async function fetchEncyclopediaEntry(
  host: Host,
  term: string,
  signal?: AbortSignal,
): Promise<EncyclopediaEntry> {
  const { data } = await callAsPublic(host, 'encyclopedia-entry', { term }, encyclopediaEntryResponse, signal);
  return data;
}
