import { z } from 'zod';
import { clientAddress } from '@berea/client-address';
import { clientAddressHeader } from './client-address-header.ts';
import { floodLimit, type FloodLimit, type FloodLimits } from './flood-limit.ts';
import { HttpError } from './http-error.ts';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Environment variables that limit the answering functions. */
export const answerLimits = z.object({
  /**
   * Maximum number of answers for one address per window, for each kind of answer separately. Far more than anyone can
   * read.
   */
  ANSWER_LIMIT_PER_ADDRESS: count(300),
  /** Maximum number for all addresses together per window. */
  ANSWER_LIMIT_OVERALL: count(6000),
  /** Length of the window, in seconds. */
  ANSWER_LIMIT_WINDOW: count(300),
  CLIENT_ADDRESS_HEADER: clientAddressHeader,
});

/**
 * Creates a function that counts a request against its address. It throws HttpError 429 when the limit is exceeded.
 * @param get returns a variable's value; an empty value counts as not set. Called at the first request
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

/** Creates limits on asking a language model, counted by the same address as `answerLimit`. */
export function modelLimit(
  get: (name: string) => string | undefined,
): (limits: FloodLimits) => (headers: Headers) => boolean {
  return (limits) => {
    const limit = floodLimit({ ...limits, isHard: true });
    const header = get('CLIENT_ADDRESS_HEADER') || undefined;
    return (headers) => limit(clientAddress(headers, header)) === 0;
  };
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const error = `Too much has been asked from here in a short time. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return new HttpError(429, { error, code: 'rate_limited' }, { 'retry-after': String(seconds) });
}
