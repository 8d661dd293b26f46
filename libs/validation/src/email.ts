import { z } from 'zod';
import { text } from './text.ts';

/** Maximum length of an email address, in characters. */
export const maxEmailLength = 255;

/** An email address. Trimmed, because phone keyboards often add a trailing space. */
export const emailRule = (messages: { required?: string; invalid: string; tooLong?: string }) =>
  text(messages.required ?? messages.invalid)
    .trim()
    .min(1, messages.required ?? messages.invalid)
    .check(z.email(messages.invalid))
    .max(maxEmailLength, messages.tooLong);
