import { z } from 'zod';

/** The confirmation of an account's deletion, and what delete-account is asked: the account's password as it was set, not trimmed. */
export const deleteAccountForm = z.object({
  password: z.string('Password is required').min(1, 'Password is required').max(1024, 'Password is too long'),
});
export type DeleteAccountForm = z.infer<typeof deleteAccountForm>;

/** What delete-account answers: the account and everything that belonged to it are gone. */
export const deleteAccountResponse = z.object({ success: z.literal(true) });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;
