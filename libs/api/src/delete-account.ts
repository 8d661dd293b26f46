import { useHost, type Host } from '@berea/shell-api';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';

/**
 * Deletes the signed-in account and all its data. The session in the client is invalid afterwards, so sign out.
 * @throws CallFailure with code 'invalid_password' for a wrong password, 'rate_limited' after too many attempts
 */
async function deleteAccount(host: Host, password: string): Promise<void> {
  await callFunction(
    host,
    'delete-account',
    { password },
    async () => (await import('@berea/validation')).deleteAccountResponse,
  );
}

/** Mutation that deletes the signed-in user's account; its variable is the password. */
export function useDeleteAccount() {
  const host = useHost();
  return useMutation({ mutationFn: (password: string) => deleteAccount(host, password) });
}
