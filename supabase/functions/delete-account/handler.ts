import { deleteAccountForm, type DeleteAccountResponse } from '@berea/validation';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { clientAddress, forwardedFor } from '../_shared/client-address.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';

/**
 * Deletes the account of whoever asks, when they also know its password. Everything of theirs refers to the account and goes
 * with it.
 * @param visitor a client of its own for each request, for it will hold a session; it sends the headers given
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
      // The auth server counts guesses by address: by the person's, not by ours.
      const { auth } = visitor({ [forwardedFor]: clientAddress(headers) });
      const {
        data: { user },
        error: unknown,
      } = await auth.getUser(token);
      if (!user) throw refused(unknown, notSignedIn());
      const { data: proven, error: wrong } = await auth.signInWithPassword({ email: user.email ?? '', password });
      if (proven.user?.id !== user.id) throw refused(wrong, wrongPassword());
      const { error: failed } = await admin().auth.admin.deleteUser(user.id);
      if (failed && failed.status !== 404) {
        await auth.signOut({ scope: 'local' });
        throw new Error(`the account was not deleted (${codeOf(failed)})`);
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

/** `refusal` where the auth server said no; something else where it said that it is being asked too often, or nothing sensible. */
function refused(error: AuthError | null, refusal: HttpError): Error {
  if (error?.status === 429) return tooMany();
  if (error === null || (error.status !== undefined && error.status >= 400 && error.status < 500)) return refusal;
  return new Error(`the auth server did not answer (${codeOf(error)})`);
}

const codeOf = ({ code, status, name }: AuthError): string => String(code ?? status ?? name);
