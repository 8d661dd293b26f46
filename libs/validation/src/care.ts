import { careKinds } from '@berea/care';
import * as z from 'zod/mini';
import { nonEmptyText } from './text.ts';

/** A crisis or support service from the resource list. */
export const careResource = z.object({
  name: nonEmptyText,
  /** The service's purpose, in plain words. */
  for: nonEmptyText,
  kinds: z.readonly(z.array(z.enum(careKinds)).check(z.minLength(1))),
  /**
   * The situations this service is mainly for; it is listed first for them, whatever its kinds. In a kind that one of
   * them belongs to, it is not listed for other situations.
   */
  situations: z.optional(z.readonly(z.array(nonEmptyText))),
  /** ISO 3166-1 alpha-2 code, or 'international'. */
  country: z.string().check(z.regex(/^(?:[A-Z]{2}|international)$/, 'is a two-letter country code or "international"')),
  /** As written in its country: '116 123'. */
  phone: z.optional(z.string().check(z.regex(/^\+?[\d -]+$/, 'holds digits, spaces and hyphens only'))),
  /** The number to text and the word to send, if the service requires one. */
  text: z.optional(
    z.object({
      number: z.string().check(z.regex(/^\+?[\d -]+$/)),
      message: z.optional(nonEmptyText),
    }),
  ),
  web: z.optional(z.url({ protocol: /^https$/ })),
  /** '24 hours a day' */
  hours: z.optional(nonEmptyText),
});
export type CareResource = z.infer<typeof careResource>;

/** Help for someone in danger. It is shown above the rest of the answer. */
export const care = z.object({
  kind: z.enum(careKinds),
  /** A neutral heading: 'You are not alone'. */
  title: nonEmptyText,
  /** Thanks the person for speaking up and says what helps in the next minutes. */
  message: nonEmptyText,
  /** All services for all countries; the screen filters them. */
  resources: z.readonly(z.array(careResource)),
  /**
   * The id of the hand-written card, when the rest of the answer is one. Absent when the ordinary answer is below the
   * help.
   */
  situation: z.optional(nonEmptyText),
});
export type Care = z.infer<typeof care>;
