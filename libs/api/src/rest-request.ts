import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { CallFailure } from './function-call.ts';

/** How long one request may take. Milliseconds. */
const timeout = 30_000;

/** A request of the client that is ready to be sent: `client.from('notes').select('*').eq(…)`. */
interface RestRequest<Result> extends PromiseLike<PostgrestSingleResponse<Result>> {
  abortSignal(signal: AbortSignal): this;
  retry(enabled: boolean): this;
}

/**
 * Sends a request for rows, with the session of the client. Every call of a table goes through here. It is sent once:
 * the client's own retries would take seven seconds before failing, and the query client retries soon.
 * @param signal aborts the request
 * @returns the rows of a select, null for a write
 * @throws CallFailure when the request is refused, not answered in time or aborted
 */
export async function sendRequest<Result>(request: RestRequest<Result>, signal?: AbortSignal): Promise<Result> {
  const timedOut = AbortSignal.timeout(timeout);
  const either = signal ? AbortSignal.any([signal, timedOut]) : timedOut;
  const { data, error, status } = await request.retry(false).abortSignal(either);
  if (error) throw new CallFailure(error.message, status, error.code);
  return data;
}
