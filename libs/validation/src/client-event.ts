import * as z from 'zod/mini';
import { frameLimits, maxClientEvents, maxFrames } from './plain/stack-frame.ts';

const count = z.int().check(z.minimum(0), z.maximum(frameLimits.count));

const stackFrame = z.object({
  file: z.string().check(z.maxLength(frameLimits.fileLength), z.regex(frameLimits.file)),
  line: count,
  column: count,
});

/**
 * Something that happened in a page: how long something took, or that something failed. It says what is needed to judge
 * a version, and nothing of a person: no address, no message, no text, no id.
 */
const clientEvent = z
  .object({
    /** The name of a remote, or 'shell'. */
    remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    /** The version of the remote, or the hash of the shell's build. */
    version: z.string().check(z.regex(/^[0-9a-z][\w.+-]{0,79}$/)),
    /** Why this page has that version: everybody gets it, a percentage of the visitors, or a tab with the operator's key. */
    cohort: z.enum(['stable', 'percentage', 'override']),
    /** The revision of the registry that the page was made from. */
    revision: count,
    /** The pattern of the route, '/bible/:book?/:chapter?', never the address; '/*' for a page that is not found, or did not start. */
    route: z.string().check(z.regex(/^\/[\w:?*/-]{0,99}$/)),
    /** When: while it was loaded, shown, or used. */
    phase: z.enum(['load', 'render', 'handler', 'promise', 'page']),
    /** 'measured', or how it failed: its files did not come, it threw while starting, or it threw later. */
    kind: z.enum(['measured', 'unreachable', 'starting', 'thrown']),
    /** What was measured; null for a failure. FCP is the first paint. */
    metric: z.nullable(z.enum(['load', 'FCP', 'LCP', 'CLS', 'INP', 'TTFB'])),
    /** The measure, in milliseconds; of CLS in thousandths. Null for a failure. */
    ms: z.nullable(z.number().check(z.minimum(0), z.maximum(3_600_000))),
    /** Where a failure was thrown, innermost first. Empty where nothing is known. */
    frames: z.array(stackFrame).check(z.maxLength(maxFrames)),
  })
  .check(
    z.refine(
      ({ kind, metric, ms }) => (kind === 'measured') === (metric !== null) && (metric === null) === (ms === null),
      'A measure has a metric and a number, and a failure has neither',
    ),
  );
export type ClientEvent = z.infer<typeof clientEvent>;

/** Request body of client-events. What it says beyond these fields is dropped. */
export const clientEventsRequest = z.object({
  events: z.array(clientEvent).check(z.minLength(1), z.maxLength(maxClientEvents)),
});
export type ClientEventsRequest = z.infer<typeof clientEventsRequest>;

/** Response body of client-events. */
export const clientEventsResponse = z.object({ success: z.literal(true) });
export type ClientEventsResponse = z.infer<typeof clientEventsResponse>;
