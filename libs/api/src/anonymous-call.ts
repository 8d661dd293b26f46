import type { Host } from '@berea/shell-api';
import type { z } from 'zod';
import { CallFailure, readAnswer } from './function-call.ts';

/**
 * Invokes an edge function with the public key as bearer token, so that the request does not identify a signed-in user:
 * calls 13 to 16 and a prayer request without a name. @throws as callFunction; the reason of `signal` when it aborts
 */
export async function callAnonymously<T extends z.ZodType>(
  { supabaseUrl, supabaseKey }: Pick<Host, 'supabaseUrl' | 'supabaseKey'>,
  name: string,
  body: Record<string, unknown>,
  response: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const answer = await fetch(`${supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabaseKey, authorization: `Bearer ${supabaseKey}` },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure('No response arrived.', 0, { cause: error });
  });
  return readAnswer(await answer.json().catch(() => undefined), answer, response);
}
