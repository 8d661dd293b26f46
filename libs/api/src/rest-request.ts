import type { Host } from '@berea/shell-api';
import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { CallFailure } from './call-failure.ts';

/** How long one request may take. Milliseconds. */
const timeout = 30_000;
/** How long the session may take to be renewed first. The client alone would try for half a minute. Milliseconds. */
const sessionTimeout = 10_000;

/** A request of the client that is ready to be sent: `client.from('notes').select('*').eq(…)`. */
interface RestRequest<Result> extends PromiseLike<PostgrestSingleResponse<Result>> {
  abortSignal(signal: AbortSignal): this;
  retry(enabled: boolean): this;
}

/** Whether a call failed because nobody is signed in any more, although this page still shows somebody. */
export const isSessionEnded = (error: unknown): boolean => error instanceof CallFailure && error.status === 401;

/**
 * Sends a request for rows of the signed-in user. Without a session the client would send it as a visitor, whose answer
 * looks like an empty journal; so then nothing is sent.
 * @param request makes the request, from the loaded client
 * @returns as sendRequest
 * @throws CallFailure as sendRequest; with status 401 when the session is lost, with status 0 when it has expired and the
 * auth server cannot be reached to renew it
 */
export async function sendOwnRequest<Result>(
  host: Pick<Host, 'client'>,
  userId: string,
  request: (client: SupabaseClient) => RestRequest<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = await loadedClient(host);
  const { data, error } = await sessionOf(client);
  // The name, because the class would bring the auth client into every remote.
  if (error?.name === 'AuthRetryableFetchError') throw authServerDown();
  if (data.session?.user.id !== userId) throw new CallFailure('The session is lost.', 401);
  try {
    return await sent(request(client), signal);
  } catch (thrown) {
    // Ended from elsewhere, by a new password for example. The client asks its server, and forgets a session that is gone:
    // then the page says that nobody is signed in, instead of failing each time.
    if (isSessionEnded(thrown)) await forgetLostSession(client);
    throw thrown;
  }
}

/** Of the account that was deleted on another device the client keeps the session: it forgets only what was ended. */
async function forgetLostSession({ auth }: SupabaseClient): Promise<void> {
  const { error } = await auth.getUser();
  if (error?.code === 'user_not_found') await auth.signOut({ scope: 'local' });
}

const authServerDown = () => new CallFailure('The auth server cannot be reached.', 0);

/** The client's session, renewed if it has expired. @throws CallFailure when that takes too long */
async function sessionOf({ auth }: SupabaseClient) {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(authServerDown()), sessionTimeout);
  try {
    return await Promise.race([auth.getSession(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a request for rows, with the session of the client. Every call of a table goes through here. It is sent once:
 * the client's own retries would take seven seconds before failing, and the query client retries soon.
 * @param request makes the request, from the loaded client
 * @param signal aborts the request
 * @returns the rows of a select, null for a write
 * @throws CallFailure when the request is refused, not answered in time or aborted, or the client's code does not come
 */
export async function sendRequest<Result>(
  host: Pick<Host, 'client'>,
  request: (client: SupabaseClient) => RestRequest<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return sent(request(await loadedClient(host)), signal);
}

async function sent<Result>(request: RestRequest<Result>, signal?: AbortSignal): Promise<Result> {
  const timedOut = AbortSignal.timeout(timeout);
  const either = signal ? AbortSignal.any([signal, timedOut]) : timedOut;
  const { data, error, status } = await request.retry(false).abortSignal(either);
  if (error) throw new CallFailure(error.message, status, { code: error.code, cause: error });
  return data;
}

const loadedClient = (host: Pick<Host, 'client'>): Promise<SupabaseClient> =>
  host.client().catch((error: unknown) => {
    throw new CallFailure('The client could not be loaded.', 0, { cause: error });
  });
