import { functionError } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';

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

/** Whether a retry may help: no response, a rate limit or a server error. Other client errors are final. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof CallFailure) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * Invokes an edge function through the client, which adds the session token, and validates the response.
 * @throws CallFailure when the call fails or the response contains an error; ZodError when the response is invalid.
 */
export async function callFunction<T extends z.ZodType>(
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown>,
  response: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const { data, error, response: answer } = await client.functions.invoke<unknown>(name, { body, signal });
  if (error) throw await failureOf(error, answer);
  const refused = functionError.safeParse(data);
  if (refused.success) throw new CallFailure(refused.data.error, answer?.status ?? 200, refused.data.code);
  return response.parse(data);
}

async function failureOf(error: unknown, answer: Response | undefined): Promise<CallFailure> {
  const message = error instanceof Error ? error.message : 'The call failed.';
  if (!answer) return new CallFailure(message, 0);
  const body = functionError.safeParse(await answer.json().catch(() => undefined));
  return body.success
    ? new CallFailure(body.data.error, answer.status, body.data.code)
    : new CallFailure(message, answer.status);
}
