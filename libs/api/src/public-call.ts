import { functionError } from '@berea/validation';
import type { Host } from '@berea/shell-api';
import { z } from 'zod';
import { CallFailure } from './function-call.ts';

const envelope = z.object({ error: z.unknown().optional() });

/**
 * Calls 13 to 16: posts JSON to a function with the public key as bearer token, even when a user is signed in. An
 * `error` in the response is a failure, whatever the status.
 * @throws CallFailure when the call fails; ZodError when the response is invalid; the reason of `signal` when it
 * aborts.
 */
export async function callAsPublic<T extends z.ZodType>(
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
    throw new CallFailure(error instanceof Error ? error.message : 'The call failed.', 0);
  });
  const data: unknown = await answer.json().catch(() => undefined);
  const failed = envelope.safeParse(data).data?.error;
  if (!answer.ok || (failed !== undefined && failed !== null)) {
    const said = functionError.safeParse(data);
    throw said.success
      ? new CallFailure(said.data.error, answer.status, said.data.code)
      : new CallFailure('The call failed.', answer.status);
  }
  return response.parse(data);
}
