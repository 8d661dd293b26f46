import type { Host } from '@berea/shell-api';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthFailure } from './auth-error.ts';

/**
 * Calls the auth server through the page's client. When the code of the client does not come, the answer is the error of
 * a server that cannot be reached.
 */
export async function callAuth<Data>(
  host: Pick<Host, 'client'>,
  call: (auth: SupabaseClient['auth']) => Promise<{ data: Data; error: AuthFailure | null }>,
): Promise<{ readonly data?: Data; readonly error: AuthFailure | null }> {
  const client = await host.client().catch(() => undefined);
  return client ? call(client.auth) : { error: { message: 'The client could not be loaded.', status: 0 } };
}
