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
