import { functionError } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** A call that returned an error or got no response. `message` is the function's error message, if it sent one. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const envelope = z.object({ error: z.unknown().optional() });

/**
 * The validated body of a function's response. An `error` in it is a failure, whatever the status.
 * @throws CallFailure when the function reports an error; ZodError when the body is invalid
 */
export function readAnswer<T extends z.ZodType>(
  body: unknown,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  response: T,
): z.infer<T> {
  const error = envelope.safeParse(body).data?.error ?? undefined;
  if (ok && error === undefined) return response.parse(body);
  const refused = functionError.safeParse(body).data;
  throw new CallFailure(refused?.error ?? 'The call failed.', status, refused?.code);
}

/**
 * Invokes an edge function through the client, which adds the session token, and validates the response.
 * @throws CallFailure when the call fails or the response contains an error; ZodError when the response is invalid
 */
export async function callFunction<T extends z.ZodType>(
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown>,
  response: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const { data, error, response: answer } = await client.functions.invoke<unknown>(name, { body, signal });
  if (!answer) throw new CallFailure(error instanceof Error ? error.message : 'The call failed.', 0);
  const sent = error ? await answer.json().catch(() => undefined) : data;
  return readAnswer(sent, { ok: !error, status: answer.status }, response);
}
