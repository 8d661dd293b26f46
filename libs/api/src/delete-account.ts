import { useHost } from '@berea/shell-api';
import { deleteAccountResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';

/**
 * Deletes the account that is signed in, with everything that belongs to it. The session the page still holds is worth
 * nothing afterwards: sign out.
 * @throws CallFailure with code 'invalid_password' for a wrong password, 'rate_limited' after too many
 */
export async function deleteAccount(client: SupabaseClient, password: string): Promise<void> {
  await callFunction(client, 'delete-account', { password }, deleteAccountResponse);
}

/** Deletes the account of whoever is signed in; the variable is their password. */
export function useDeleteAccount() {
  const { client } = useHost();
  return useMutation({ mutationFn: (password: string) => deleteAccount(client, password), networkMode: 'always' });
}
