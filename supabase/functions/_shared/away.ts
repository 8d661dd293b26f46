/** Thrown when Supabase gives no answer: it cannot be reached, is too busy, or is being restarted. The message is for the log. */
export class Away extends Error {
  override readonly name = 'Away';
}

/** Whether a response says that Supabase, or a proxy before it, cannot answer now. 0: no response arrived. */
export function isAway(status: number | undefined): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/**
 * `fetch` for the Supabase client.
 * @throws Away where there is no answer; the client passes it on to whoever asked with `throwOnError`
 */
export const fetchOrAway: typeof fetch = async (input, init) => {
  const response = await fetch(input, init).catch((error: Error) => {
    throw new Away(`Supabase cannot be reached (${error.name})`);
  });
  if (!isAway(response.status)) return response;
  await response.body?.cancel();
  throw new Away(`Supabase cannot answer now (${response.status})`);
};
