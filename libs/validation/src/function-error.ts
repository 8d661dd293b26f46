import { z } from 'zod';

/** Error response of every edge function, sent with a 4xx or 5xx status. */
export const functionError = z.object({
  /** A message to show to the user. */
  error: z.string(),
  /** Machine-readable: 'invalid_request', 'version_unavailable', … */
  code: z.string().optional(),
  /** The first message for each invalid field of the request. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type FunctionError = z.infer<typeof functionError>;
