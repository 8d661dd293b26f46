import { careKinds } from '@berea/care';
import { z } from 'zod';

/** A crisis or support service from the resource list. */
export const careResource = z.object({
  name: z.string().min(1),
  /** The service's purpose, in plain words. */
  for: z.string().min(1),
  kinds: z.array(z.enum(careKinds)).min(1).readonly(),
  /**
   * The situations this service is mainly for; it is listed first for them, whatever its kinds. In a kind that one of
   * them belongs to, it is not listed for other situations.
   */
  situations: z.array(z.string().min(1)).readonly().optional(),
  /** ISO 3166-1 alpha-2 code, or 'international'. */
  country: z.string().regex(/^(?:[A-Z]{2}|international)$/, 'is a two-letter country code or "international"'),
  /** As written in its country: '116 123'. */
  phone: z
    .string()
    .regex(/^\+?[\d -]+$/, 'holds digits, spaces and hyphens only')
    .optional(),
  /** The number to text and the word to send, if the service requires one. */
  text: z.object({ number: z.string().regex(/^\+?[\d -]+$/), message: z.string().min(1).optional() }).optional(),
  web: z.url({ protocol: /^https$/ }).optional(),
  /** '24 hours a day' */
  hours: z.string().min(1).optional(),
});
export type CareResource = z.infer<typeof careResource>;

/** Help for someone in danger. It is shown above the rest of the answer. */
export const care = z.object({
  kind: z.enum(careKinds),
  /** A neutral heading: 'You are not alone'. */
  title: z.string().min(1),
  /** Thanks the person for speaking up and says what helps in the next minutes. */
  message: z.string().min(1),
  /** All services for all countries; the screen filters them. */
  resources: z.array(careResource).readonly(),
  /**
   * The id of the hand-written card, when the rest of the answer is one. Absent when the ordinary answer is below the
   * help.
   */
  situation: z.string().min(1).optional(),
});
export type Care = z.infer<typeof care>;
