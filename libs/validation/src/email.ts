import { z } from 'zod';
import { text } from './text.ts';

export const maxEmailLength = 255;

/** An e-mail address; surrounding blanks, which keyboards like to add, are dropped. */
export const emailRule = (messages: { required?: string; invalid: string; tooLong?: string }) =>
  text(messages.required ?? messages.invalid)
    .trim()
    .min(1, messages.required ?? messages.invalid)
    .check(z.email(messages.invalid))
    .max(maxEmailLength, messages.tooLong);
