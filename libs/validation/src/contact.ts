import * as z from 'zod/mini';
import { emailRule, maxEmailLength } from './email.ts';
import { anonymousName, maxMessageLength } from './plain/limits.ts';
import { oneLine, withoutControlCharacters } from './one-line.ts';
import { text } from './text.ts';

/** Maximum lengths of the other contact and prayer fields, in UTF-16 code units after trimming. */
const maxContactNameLength = 100;
const maxSubjectLength = 200;

const atMost = (max: number): string => `At most ${max} characters`;

const requiredText = (message: string, max: number) =>
  text(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, atMost(max)));
const messageText = (message: string) =>
  text(message).check(
    z.overwrite(withoutControlCharacters),
    z.trim(),
    z.minLength(1, message),
    z.maxLength(maxMessageLength, atMost(maxMessageLength)),
  );

/** The form 'General Questions & Feedback'. */
export const contactForm = z.object({
  name: requiredText('Name is required', maxContactNameLength).check(oneLine('Name')),
  email: emailRule({ invalid: 'Invalid email address', tooLong: atMost(maxEmailLength) }),
  subject: requiredText('Subject is required', maxSubjectLength).check(oneLine('Subject')),
  message: messageText('Message is required'),
});
export type ContactForm = z.infer<typeof contactForm>;

/** The form 'Submit a Prayer Request'. */
export const prayerForm = z.object({
  name: z.optional(
    z.string().check(z.trim(), z.maxLength(maxContactNameLength, atMost(maxContactNameLength)), oneLine('Name')),
  ),
  message: messageText('Prayer request is required'),
});
export type PrayerForm = z.infer<typeof prayerForm>;

/** Request body of send-contact-email; a blank prayer name is parsed to 'Anonymous'. */
export const contactRequest = z.discriminatedUnion(
  'type',
  [
    z.extend(contactForm, { type: z.literal('contact') }),
    z.extend(prayerForm, {
      type: z.literal('prayer'),
      name: z.pipe(
        prayerForm.shape.name,
        z.transform((name) => name || anonymousName),
      ),
    }),
  ],
  "type must be 'contact' or 'prayer'",
);
export type ContactRequest = z.infer<typeof contactRequest>;

/** Response body of send-contact-email: the message is stored, and is emailed later. */
export const contactResponse = z.object({ success: z.literal(true) });
export type ContactResponse = z.infer<typeof contactResponse>;

/**
 * The response as it is read: any JSON object, or none. Only an `error` in it is a failure; a proxy's page is no
 * answer.
 */
export const receivedContact = z.union([z.looseObject({}), z.literal(''), z.null()]);
