import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** What an operator may set about the contact page. */
export const contactEnvironment = z.object({
  /** Who reads messages and prayer requests. Without it the mail is addressed to a local name, for the mailbox page to show. */
  CONTACT_EMAIL: z
    .string()
    .max(255)
    .regex(/^[^\p{Cc}\s,;:<>()"@]+@[^\p{Cc}\s,;:<>()"@]+$/u, 'must be exactly one e-mail address')
    .default('contact@localhost'),
  /** Messages and prayer requests from one address in a window. */
  CONTACT_LIMIT_PER_ADDRESS: count(10),
  /** The same, from everybody together. */
  CONTACT_LIMIT_OVERALL: count(200),
  /** The length of a window, in seconds. */
  CONTACT_LIMIT_WINDOW: count(600),
  /** The header in which whatever stands in front of the functions says where a request came from; of a list the last entry counts. */
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('x-forwarded-for'),
});
export type ContactSettings = z.infer<typeof contactEnvironment>;

/**
 * @param get a variable's value; an empty one counts as not set
 * @throws ZodError naming every variable that is wrong
 */
export function contactSettings(get: (name: string) => string | undefined): ContactSettings {
  return contactEnvironment.parse(
    Object.fromEntries(Object.keys(contactEnvironment.shape).map((name) => [name, get(name) || undefined])),
  );
}
