import { deleteAccountForm, type DeleteAccountResponse } from '@berea/validation';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { clientAddress, forwardedFor } from '@berea/client-address';
import { Away, isAway } from '../_shared/away.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';

/**
 * Deletes the account of the signed-in user after checking the password again. All of the user's data references the
 * account and is deleted with it (cascade).
 * @param visitor creates a new client for each request, because the client holds a session; it sends the given headers
 * @param admin a client with the service key
 */
export const deleteAccount = (
  visitor: (headers: Record<string, string>) => SupabaseClient,
  admin: () => SupabaseClient,
) =>
  endpoint({
    name: 'delete-account',
    methods: ['POST'],
    input: deleteAccountForm,
    async answer({ password }, headers) {
      const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
      if (!token) throw notSignedIn();
      // The auth server limits password attempts by IP address. Forward the user's address instead of ours.
      const { auth } = visitor({ [forwardedFor]: clientAddress(headers) });
      const {
        data: { user },
        error: userError,
      } = await auth.getUser(token);
      if (!user) throw refused(userError, notSignedIn());
      const { data: proven, error: signInError } = await auth.signInWithPassword({ email: user.email ?? '', password });
      if (proven.user?.id !== user.id) throw refused(signInError, wrongPassword());
      const { error: deleteError } = await admin().auth.admin.deleteUser(user.id);
      if (deleteError && deleteError.status !== 404) {
        await auth.signOut({ scope: 'local' });
        throw failed('the account was not deleted', deleteError);
      }
      const body: DeleteAccountResponse = { success: true };
      return { body };
    },
  });

const notSignedIn = () => new HttpError(401, { error: 'Please sign in again.', code: 'not_signed_in' });
const wrongPassword = () =>
  new HttpError(403, {
    error: 'The password is not correct.',
    code: 'invalid_password',
    fields: { password: 'The password is not correct.' },
  });
const tooMany = () =>
  new HttpError(429, { error: 'Too many attempts. Please wait a few minutes and try again.', code: 'rate_limited' });

/**
 * Returns `refusal` if the auth server answered 4xx or found no user, 429 if it limited the rate, and otherwise an
 * error that becomes a 500, or a 503 where it cannot answer now.
 */
function refused(error: AuthError | null, refusal: HttpError): Error {
  if (error?.status === 429) return tooMany();
  if (error === null || (error.status !== undefined && error.status >= 400 && error.status < 500)) return refusal;
  return failed('the auth server did not answer', error);
}

const failed = (what: string, { code, status, name }: AuthError): Error =>
  new (isAway(status) ? Away : Error)(`${what} (${code ?? status ?? name})`);
