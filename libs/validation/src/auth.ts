import * as z from 'zod/mini';
import { emailRule } from './email.ts';
import { passwordRules } from './plain/password-rules.ts';

/** A new password. Not trimmed, because spaces may be part of it. */
export const password = z
  .string(passwordRules[0].message)
  .check(...passwordRules.map(({ message, passes }) => z.refine<string>(passes, message)));

/** The form at /auth, for both sign-in and sign-up. */
export const credentials = z.object({
  email: emailRule({
    required: 'Email is required',
    invalid: 'Please enter a valid email address',
    tooLong: 'Email must be less than 255 characters',
  }),
  password,
});
export type Credentials = z.infer<typeof credentials>;

/** The form that asks for a mail with a link to choose a new password. */
export const mailRequest = z.pick(credentials, { email: true });
export type MailRequest = z.infer<typeof mailRequest>;

/** The form that sets a new password, for who came with such a link. */
export const newPassword = z.object({ current: z.optional(z.string()), password });
export type NewPassword = z.infer<typeof newPassword>;

/** The same form where the auth server asks for the current password, too. */
export const changedPassword = z.extend(newPassword, {
  current: z.string().check(z.minLength(1, 'Enter your current password')),
});
