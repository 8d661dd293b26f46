import { z } from 'zod';

/** One address without a name: no line break, comma or bracket with which headers or recipients could be added. */
export const singleAddress = z
  .string()
  .max(255)
  .regex(/^[^\p{Cc}\s,;:<>()"@]+@[^\p{Cc}\s,;:<>()"@]+$/u, 'must be exactly one e-mail address');

export const message = z.object({
  /** What it is about, e.g. 'recovery': lower case and underscores. */
  kind: z.string().regex(/^[a-z_]{1,40}$/),
  to: singleAddress,
  /** Where an answer goes, when not to the sender. */
  replyTo: singleAddress.optional(),
  subject: z
    .string()
    .min(1)
    .max(255)
    .regex(/^\P{Cc}*$/u, 'must be one line'),
  text: z.string().min(1).max(20_000),
  html: z.string().max(100_000).optional(),
});

/** A mail to be sent. */
export type Message = z.infer<typeof message>;

/** A mail in the outbox whose turn it is. */
export const dueMessage = z.object({
  id: z.uuid(),
  recipient: singleAddress,
  reply_to: singleAddress.nullable(),
  subject: message.shape.subject,
  text: z.string(),
  html: z.string().nullable(),
  attempts: z.number(),
  /** In seconds since it was written. */
  age: z.number(),
});
export type DueMessage = z.infer<typeof dueMessage>;
