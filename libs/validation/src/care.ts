import { careKinds } from '@berea/care';
import { z } from 'zod';

/** A service that helps, as the list of resources holds it. */
export const careResource = z.object({
  name: z.string().min(1),
  /** What it is for, in plain words. */
  for: z.string().min(1),
  kinds: z.array(z.enum(careKinds)).min(1).readonly(),
  /** The situations it is meant for above all: there it is listed first. */
  situations: z.array(z.string().min(1)).readonly().optional(),
  /** ISO 3166-1 alpha-2 code, or 'international'. */
  country: z.string().regex(/^(?:[A-Z]{2}|international)$/, 'is a two-letter country code or "international"'),
  /** As it is written there: '116 123'. */
  phone: z
    .string()
    .regex(/^\+?[\d -]+$/, 'holds digits, spaces and hyphens only')
    .optional(),
  /** The number to text and the word to send, where there is one. */
  text: z.object({ number: z.string().regex(/^\+?[\d -]+$/), message: z.string().min(1).optional() }).optional(),
  web: z.url({ protocol: /^https$/ }).optional(),
  /** '24 hours a day' */
  hours: z.string().min(1).optional(),
});
export type CareResource = z.infer<typeof careResource>;

/** Help for somebody in danger. It is shown first, above the rest of the answer. */
export const care = z.object({
  kind: z.enum(careKinds),
  /** A neutral heading: 'You are not alone'. */
  title: z.string().min(1),
  /** That it is good they said it, and what helps in the next minutes. */
  message: z.string().min(1),
  /** Every service of the list, of all countries: the screen chooses. */
  resources: z.array(careResource).readonly(),
  /** Set where the rest of the answer is a hand-written card: which one. Absent where the ordinary answer stands below the help. */
  situation: z.string().min(1).optional(),
});
export type Care = z.infer<typeof care>;
