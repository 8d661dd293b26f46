import { forwardedFor } from '@berea/client-address';
import { z } from 'zod';

/** The header in which the reverse proxy passes the client address. Of a list, the last entry is used. */
export const clientAddressHeader = z
  .string()
  .regex(/^[\w-]+$/, 'must be the name of a header')
  .default(forwardedFor);
