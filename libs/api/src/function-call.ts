import { functionError } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

interface FailureDetails {
  readonly code?: string | undefined;
  readonly ownMessage?: string | undefined;
  readonly nearest?: readonly string[] | undefined;
  readonly cause?: unknown;
}

/** A call that returned an error or got no response. Its `message` is for logs; people read only `ownMessage`. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: string | undefined;
  /** What our function says about the error, in words for people. Undefined for the words of a library or a proxy. */
  readonly ownMessage: string | undefined;
  /** When nothing was found: the names most like what was asked for, nearest first. */
  readonly nearest: readonly string[];

  constructor(message: string, status: number, { code, ownMessage, nearest = [], cause }: FailureDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.ownMessage = ownMessage;
    this.nearest = nearest;
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
  throw new CallFailure(refused?.error ?? 'The call failed.', status, {
    code: refused?.code,
    ownMessage: refused?.error,
    nearest: refused?.nearest,
  });
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
  // The client reports a successful response whose JSON cannot be parsed as an error without a response.
  if (error instanceof SyntaxError) return readAnswer(undefined, { ok: true, status: 200 }, response);
  if (!answer) throw new CallFailure('No response arrived.', 0, { cause: error });
  const sent = error ? await answer.json().catch(() => undefined) : data;
  return readAnswer(sent, { ok: !error, status: answer.status }, response);
}
