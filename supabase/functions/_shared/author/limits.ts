import { z } from 'zod';
import { clientAddress } from '../client-address.ts';
import { floodLimit, type FloodLimit } from '../flood-limit.ts';
import { HttpError } from '../http-error.ts';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** What an operator may set about the functions that write answers. */
export const answerLimits = z.object({
  /** Answers, entries or studies for one address in a window, each kind by itself: far more than anyone reads. */
  ANSWER_LIMIT_PER_ADDRESS: count(300),
  /** The same, for everybody together. */
  ANSWER_LIMIT_OVERALL: count(6000),
  /** The length of a window, in seconds. */
  ANSWER_LIMIT_WINDOW: count(300),
  /** The header in which whatever stands in front of the functions says where a request came from; of a list the last entry counts. */
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('x-forwarded-for'),
});

/**
 * Counts a request against its address. @throws HttpError 429 when it is one too many
 * @param get a variable's value; an empty one counts as not set. Read at the first request
 */
export function answerLimit(get: (name: string) => string | undefined): (headers: Headers) => void {
  let ready: { readonly header: string; readonly limit: FloodLimit } | undefined;
  const prepare = () => {
    const read = answerLimits.parse(
      Object.fromEntries(Object.keys(answerLimits.shape).map((name) => [name, get(name) || undefined])),
    );
    const limits = {
      perAddress: read.ANSWER_LIMIT_PER_ADDRESS,
      overall: read.ANSWER_LIMIT_OVERALL,
      windowSeconds: read.ANSWER_LIMIT_WINDOW,
    };
    return { header: read.CLIENT_ADDRESS_HEADER, limit: floodLimit(limits) };
  };
  return (headers) => {
    const { header, limit } = (ready ??= prepare());
    const wait = limit(clientAddress(headers, header));
    if (wait > 0) throw tooMany(wait);
  };
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const error = `Too much has been asked from here in a short time. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return new HttpError(429, { error, code: 'rate_limited' }, { 'retry-after': String(seconds) });
}
