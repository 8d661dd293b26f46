import { useHost } from '@berea/shell-api';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';

const responseSchema = async () => (await import('@berea/validation')).deleteAccountResponse;

/**
 * Mutation that deletes the signed-in account and all its data; its variable is the password. The session in the client
 * is invalid afterwards, so sign out. It fails with a CallFailure of code 'invalid_password' for a wrong password,
 * 'rate_limited' after too many attempts.
 */
export function useDeleteAccount() {
  const host = useHost();
  return useMutation({
    mutationFn: (password: string) => callFunction(host, 'delete-account', { password }, responseSchema),
  });
}
