import * as z from 'zod/mini';
import { receivedOptional } from './received.ts';

/** Error response of every edge function, sent with a 4xx or 5xx status. */
export const functionError = z.object({
  /** A message to show to the user. */
  error: z.string(),
  /** Machine-readable: 'invalid_request', 'version_unavailable', … */
  code: receivedOptional(z.string()),
  /** The first message for each invalid field of the request. */
  fields: receivedOptional(z.record(z.string(), z.string())),
  /** With 'nothing_found': the names most like what was asked for, nearest first. */
  nearest: receivedOptional(z.array(z.string())),
});
export type FunctionError = z.infer<typeof functionError>;
