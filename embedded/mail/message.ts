import { z } from 'zod';

/** One address without a name: no line breaks, commas or brackets, which could inject headers or recipients. */
export const singleAddress = z
  .string()
  .max(255)
  .regex(/^[^\p{Cc}\s,;:<>()"@]+@[^\p{Cc}\s,;:<>()"@]+$/u, 'must be exactly one e-mail address');

/** The fields of a mail, validated against header injection. */
export const message = z.object({
  /** What the mail is about, e.g. 'recovery': lower case and underscores. */
  kind: z.string().regex(/^[a-z_]{1,40}$/),
  to: singleAddress,
  /** The Reply-To address, if not the sender's. */
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

/** A mail in the outbox that is due. */
export const dueMessage = z.object({
  id: z.uuid(),
  recipient: singleAddress,
  reply_to: singleAddress.nullable(),
  subject: message.shape.subject,
  text: z.string(),
  html: z.string().nullable(),
  attempts: z.number(),
  /** Seconds since it was created. */
  age: z.number(),
});
/** A row of the outbox that is due. */
export type DueMessage = z.infer<typeof dueMessage>;
