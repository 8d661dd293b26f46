import { z } from 'zod';
import { clientAddressHeader } from '../_shared/client-address-header.ts';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Environment variables of what pages say about the versions they run. */
export const clientEventsEnvironment = z.object({
  /** 'off': pages are told not to send anything, and what is sent all the same is not stored. */
  CLIENT_EVENTS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  /** Maximum number of requests from one address per window. A page sends two or three. */
  CLIENT_EVENTS_LIMIT_PER_ADDRESS: count(120),
  /** Maximum number from all addresses together per window. */
  CLIENT_EVENTS_LIMIT_OVERALL: count(1000),
  /** Length of the window, in seconds. */
  CLIENT_EVENTS_LIMIT_WINDOW: count(600),
  CLIENT_ADDRESS_HEADER: clientAddressHeader,
});
export type ClientEventsSettings = z.infer<typeof clientEventsEnvironment>;

/**
 * Reads the settings from the environment.
 * @param get returns a variable's value; an empty value counts as not set
 * @throws ZodError naming every invalid variable
 */
export function clientEventsSettings(get: (name: string) => string | undefined): ClientEventsSettings {
  return clientEventsEnvironment.parse(
    Object.fromEntries(Object.keys(clientEventsEnvironment.shape).map((name) => [name, get(name) || undefined])),
  );
}
