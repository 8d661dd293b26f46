import { z } from 'zod';
import { emailRule } from './email.ts';
import { oneLine, withoutControlCharacters } from './one-line.ts';
import { text } from './text.ts';

export const maxContactNameLength = 100;
export const maxSubjectLength = 200;
export const maxMessageLength = 2000;

const required = (message: string, max: number) => text(message).trim().min(1, message).max(max);
const writing = (message: string) =>
  text(message).overwrite(withoutControlCharacters).trim().min(1, message).max(maxMessageLength);

/** 'General Questions & Feedback' */
export const contactForm = z.object({
  name: required('Name is required', maxContactNameLength).check(oneLine('Name')),
  email: emailRule({ invalid: 'Invalid email address' }),
  subject: required('Subject is required', maxSubjectLength).check(oneLine('Subject')),
  message: writing('Message is required'),
});
export type ContactForm = z.infer<typeof contactForm>;

/** 'Submit a Prayer Request' */
export const prayerForm = z.object({
  name: z.string().trim().max(maxContactNameLength).check(oneLine('Name')).optional(),
  message: writing('Prayer request is required'),
});
export type PrayerForm = z.infer<typeof prayerForm>;

/** Who asks for prayer and leaves the name blank. */
export const anonymousName = 'Anonymous';

/** What send-contact-email is asked; a blank name of a prayer comes out as 'Anonymous'. */
export const contactRequest = z.discriminatedUnion(
  'type',
  [
    contactForm.extend({ type: z.literal('contact') }),
    prayerForm.extend({
      type: z.literal('prayer'),
      name: prayerForm.shape.name.transform((name) => name || anonymousName),
    }),
  ],
  "type must be 'contact' or 'prayer'",
);
export type ContactRequest = z.infer<typeof contactRequest>;

/** What send-contact-email answers: the message is stored. It is mailed in its own time. */
export const contactResponse = z.object({ success: z.literal(true) });
export type ContactResponse = z.infer<typeof contactResponse>;
