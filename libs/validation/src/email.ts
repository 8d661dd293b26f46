import * as z from 'zod/mini';
import { text } from './text.ts';

/** Maximum length of an email address, in characters. */
export const maxEmailLength = 255;

/** An email address. Trimmed, because phone keyboards often add a trailing space. */
export const emailRule = (messages: { required?: string; invalid: string; tooLong: string }) =>
  text(messages.required ?? messages.invalid).check(
    z.trim(),
    z.minLength(1, messages.required ?? messages.invalid),
    z.email(messages.invalid),
    z.maxLength(maxEmailLength, messages.tooLong),
  );
