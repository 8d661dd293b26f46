import * as z from 'zod/mini';
import { emailRule } from './email.ts';

/** Password rules, in the order their messages are shown. */
export const passwordRules = [
  { message: 'Password must be at least 8 characters', passes: (password: string) => password.length >= 8 },
  { message: 'Password must be less than 128 characters', passes: (password: string) => password.length <= 128 },
  {
    message: 'Password must contain at least one lowercase letter',
    passes: (password: string) => /[a-z]/.test(password),
  },
  {
    message: 'Password must contain at least one uppercase letter',
    passes: (password: string) => /[A-Z]/.test(password),
  },
  { message: 'Password must contain at least one number', passes: (password: string) => /[0-9]/.test(password) },
] as const;

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
