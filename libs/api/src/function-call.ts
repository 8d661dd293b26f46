import type { Host } from '@berea/shell-api';
import { functionError } from '@berea/validation';
import * as z from 'zod/mini';

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

const envelope = z.object({ error: z.optional(z.unknown()) });

/**
 * The validated body of a function's response. An `error` in it is a failure, whatever the status.
 * @throws CallFailure when the function reports an error; ZodError when the body is invalid
 */
function readAnswer<T extends z.ZodMiniType>(
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

/** What a call needs to know of its host. */
type Caller = Pick<Host, 'supabaseUrl' | 'supabaseKey' | 'accessToken'>;

/**
 * Invokes an edge function with the session token of the signed-in user, or for a visitor with the public key, and
 * validates the response. A plain request with the headers of the Supabase client, so that a visitor's first page does
 * not wait for the client.
 * @throws CallFailure when the call fails or the response contains an error; ZodError when the response is invalid; the
 * reason of `signal` when it aborts
 */
export async function callFunction<T extends z.ZodMiniType>(
  host: Caller,
  name: string,
  body: Record<string, unknown>,
  response: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  return send(host, await host.accessToken(), name, body, response, signal);
}

/**
 * Invokes an edge function with the public key, so that the request does not identify a signed-in user: calls 13 to 16
 * and a prayer request without a name. @throws as callFunction
 */
export const callAnonymously = <T extends z.ZodMiniType>(
  host: Omit<Caller, 'accessToken'>,
  name: string,
  body: Record<string, unknown>,
  response: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> => send(host, undefined, name, body, response, signal);

async function send<T extends z.ZodMiniType>(
  { supabaseUrl, supabaseKey }: Omit<Caller, 'accessToken'>,
  token: string | undefined,
  name: string,
  body: Record<string, unknown>,
  response: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const answer = await fetch(`${supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: supabaseKey,
      authorization: `Bearer ${token ?? supabaseKey}`,
    },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure('No response arrived.', 0, { cause: error });
  });
  return readAnswer(await bodyOf(answer), answer, response);
}

/** The body as JSON; as text when it is none, which no schema takes. Undefined when it does not come whole. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => undefined);
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}
