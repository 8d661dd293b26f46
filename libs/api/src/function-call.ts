import type { Host } from '@berea/shell-api';
import { isListOf, isObject, isText, sharedAddress, type SharedInput } from '@berea/validation';
import type * as z from 'zod/mini';
import { CallFailure } from './call-failure.ts';
import { schemaFrom, type SchemaOf } from './schema-of.ts';

/**
 * What a function says about an error; undefined where the body is no answer of ours. By hand, because a call may also
 * fail before the code of its schema is there.
 */
function refusalIn(body: unknown) {
  if (!isObject(body) || !isText(body['error'])) return undefined;
  const { error, code, nearest } = body;
  return { error, code: isText(code) ? code : undefined, nearest: isNames(nearest) ? nearest : undefined };
}
const isNames = isListOf(isText);

/**
 * The validated body of a function's response. An `error` in it is a failure, whatever the status.
 * @throws CallFailure when the function reports an error; ZodError when the body is invalid
 */
async function readAnswer<T>(
  body: unknown,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  schema: Promise<z.ZodMiniType<T>>,
): Promise<T> {
  const error = isObject(body) ? (body['error'] ?? undefined) : undefined;
  if (ok && error === undefined) return (await schema).parse(body);
  const refused = refusalIn(body);
  throw new CallFailure(refused?.error ?? 'The call failed.', status, {
    code: refused?.code,
    ownMessage: refused?.error,
    nearest: refused?.nearest,
  });
}

/** What a call needs to know of its host. */
type Caller = Pick<Host, 'supabaseUrl' | 'supabaseKey' | 'contentVersion' | 'accessToken'>;

/**
 * Invokes an edge function with the session token of the signed-in user, or for a visitor with the public key, and
 * validates the response. A plain request with the headers of the Supabase client, so that a visitor's first page does
 * not wait for the client.
 * @param response loads the schema of the response
 * @throws CallFailure when the call fails or the response contains an error; ZodError when the response is invalid; the
 * reason of `signal` when it aborts
 */
export async function callFunction<T>(
  host: Caller,
  name: string,
  body: Record<string, unknown>,
  response: SchemaOf<T>,
  signal?: AbortSignal,
): Promise<T> {
  return send(host, name, response, { token: await host.accessToken(), body, signal });
}

/**
 * Invokes an edge function with the public key, so that the request does not identify a signed-in user: calls 13 to 16
 * and a prayer request without a name. @throws as callFunction
 */
export const callAnonymously = <T>(
  host: Omit<Caller, 'accessToken'>,
  name: string,
  body: Record<string, unknown>,
  response: SchemaOf<T>,
  signal?: AbortSignal,
): Promise<T> => send(host, name, response, { body, signal });

/** How long an answer may take. Milliseconds. */
const deadline = 30_000;

/**
 * Reads by its address what everybody gets, with the public key. Browsers and proxies keep the answer, for a week where
 * the host names the version of the content. The input is in the spelling that the function gives its one address
 * (`shared` of its endpoint): in another one nothing is kept. @throws as callFunction
 */
export const readByAddress = <T>(
  host: Omit<Caller, 'accessToken'>,
  name: string,
  input: SharedInput,
  response: SchemaOf<T>,
  signal?: AbortSignal,
): Promise<T> => send(host, sharedAddress(name, input, host.contentVersion), response, { signal });

interface Sent {
  /** Of the signed-in user; without one the request has the public key. */
  readonly token?: string | undefined;
  /** Posted; without one the answer is got. */
  readonly body?: Record<string, unknown>;
  readonly signal: AbortSignal | undefined;
}

async function send<T>(
  { supabaseUrl, supabaseKey }: Omit<Caller, 'accessToken'>,
  address: string,
  response: SchemaOf<T>,
  { token = supabaseKey, body, signal }: Sent,
): Promise<T> {
  const schema = schemaFrom(response);
  const late = AbortSignal.timeout(deadline);
  const answer = await fetch(`${supabaseUrl}/functions/v1/${address}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      apikey: supabaseKey,
      authorization: `Bearer ${token}`,
    },
    signal: signal ? AbortSignal.any([signal, late]) : late,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure('No response arrived.', 0, { cause: error });
  });
  return readAnswer(await bodyOf(answer, signal), answer, schema);
}

/**
 * The body as JSON; as text when it is none, which no schema takes.
 * @throws CallFailure when it does not come whole
 */
async function bodyOf(answer: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await answer.text().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure('The answer broke off.', 0, { cause: error });
  });
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}
