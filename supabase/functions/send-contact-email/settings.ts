import { z } from 'zod';
import { clientAddressHeader } from '../_shared/client-address-header.ts';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Environment variables of the contact page. */
export const contactEnvironment = z.object({
  /**
   * Recipient of messages and prayer requests. Without it, mail goes to a local address and is shown on the mailbox
   * page.
   */
  CONTACT_EMAIL: z
    .string()
    .max(255)
    .regex(/^[^\p{Cc}\s,;:<>()"@]+@[^\p{Cc}\s,;:<>()"@]+$/u, 'must be exactly one e-mail address')
    .default('contact@localhost'),
  /** Maximum number of messages and prayer requests from one address per window. */
  CONTACT_LIMIT_PER_ADDRESS: count(10),
  /** Maximum number from all addresses together per window. */
  CONTACT_LIMIT_OVERALL: count(200),
  /** Length of the rate limit window, in seconds. */
  CONTACT_LIMIT_WINDOW: count(600),
  CLIENT_ADDRESS_HEADER: clientAddressHeader,
});
/** Validated settings of the contact page. */
export type ContactSettings = z.infer<typeof contactEnvironment>;

/**
 * Reads the contact settings from the environment.
 * @param get returns a variable's value; an empty value counts as not set
 * @throws ZodError naming every invalid variable
 */
export function contactSettings(get: (name: string) => string | undefined): ContactSettings {
  return contactEnvironment.parse(
    Object.fromEntries(Object.keys(contactEnvironment.shape).map((name) => [name, get(name) || undefined])),
  );
}
