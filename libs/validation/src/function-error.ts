import { z } from 'zod';

/** What every edge function answers, with a 4xx or 5xx status, when it does not answer with its data. */
export const functionError = z.object({
  /** A sentence for a person. */
  error: z.string(),
  /** For programs: 'invalid_request', 'version_unavailable', … */
  code: z.string().optional(),
  /** The first message for each field of the request that broke a rule. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type FunctionError = z.infer<typeof functionError>;
