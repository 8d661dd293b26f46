import * as z from 'zod/mini';

/** The account deletion form, and the request body of delete-account. The password is not trimmed. */
export const deleteAccountForm = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long')),
});

/** Response body of delete-account: the account and all its data are deleted. */
export const deleteAccountResponse = z.object({ success: z.literal(true) });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;
