import { formatReference, usfmCode, type ChapterPlace } from '@berea/scripture';
import type { Chapter } from '@berea/validation';
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addressKey } from '@berea/client-address';
import { HttpError } from './http-error.ts';

/**
 * Environment variables for serving a version through API.Bible. Without both a key and a Bible id the version is not
 * offered.
 */
export const apiBibleEnvironment = z.object({
  API_BIBLE_KEY: z.string().optional(),
  /** API.Bible's id of the New American Standard Bible; the key must have access to it. */
  API_BIBLE_NASB_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be an identifier of API.Bible')
    .optional(),
  API_BIBLE_URL: z.url({ protocol: /^https?$/ }).default('https://rest.api.bible/v1'),
  /** Usage reporting endpoint (FUMS). API.Bible requires every displayed chapter to be reported. */
  API_BIBLE_USAGE_URL: z.url({ protocol: /^https?$/ }).default('https://fums.api.bible/f3'),
});

/** Validated API.Bible settings. URLs have no trailing slash. */
export interface ApiBible {
  readonly key: string;
  readonly bibleId: string;
  readonly url: string;
  readonly usageUrl: string;
}

/**
 * Reads the API.Bible settings from the environment.
 * @param get returns a variable's value; an empty value counts as not set
 * @returns undefined when API.Bible is not configured
 * @throws ZodError naming every invalid variable
 */
export function apiBibleSettings(get: (name: string) => string | undefined): ApiBible | undefined {
  const read = apiBibleEnvironment.parse(
    Object.fromEntries(Object.keys(apiBibleEnvironment.shape).map((name) => [name, get(name) || undefined])),
  );
  if (!read.API_BIBLE_KEY || !read.API_BIBLE_NASB_ID) return undefined;
  return {
    key: read.API_BIBLE_KEY,
    bibleId: read.API_BIBLE_NASB_ID,
    url: read.API_BIBLE_URL.replace(/\/+$/, ''),
    usageUrl: read.API_BIBLE_USAGE_URL,
  };
}

const answer = z.object({
  data: z.object({ content: z.string().min(1), copyright: z.string().nullish() }),
  meta: z.object({ fumsToken: z.string().optional() }).nullish(),
});

const timeoutMs = 8_000;

/**
 * Fetches a chapter from API.Bible, which returns the same HTML structure as our importer. Nothing is cached, and each
 * display is reported, as the terms of use require. Implemented from the API documentation and tested against a fake
 * server, not against the live service.
 * @param viewer the client's IP address; only a keyed hash of it is sent with the usage report
 * @returns undefined when API.Bible does not have the chapter or rejects the key
 * @throws HttpError 429 when the quota is used up, 502 when the service fails, times out or returns an unexpected body
 */
export async function chapterOfApiBible(
  place: ChapterPlace,
  settings: ApiBible,
  viewer: string,
): Promise<Chapter | undefined> {
  const options = new URLSearchParams({
    'content-type': 'html',
    'include-notes': 'false',
    'include-titles': 'true',
    'include-chapter-numbers': 'false',
    'include-verse-numbers': 'true',
    'include-verse-spans': 'false',
    'fums-version': '3',
  });
  const response = await ask(
    `${settings.url}/bibles/${settings.bibleId}/chapters/${usfmCode(place.book.id)}.${place.chapter}?${options}`,
    { 'api-key': settings.key },
  );
  if (response.status === 401 || response.status === 403)
    console.error(`bible-chapter: API.Bible rejected the key (${response.status})`);
  if ([400, 401, 403, 404].includes(response.status)) return undefined;
  if (response.status === 429)
    throw new HttpError(
      429,
      {
        error: 'This version has been read as often as its licence allows for now. Please try again later.',
        code: 'rate_limited',
      },
      { 'retry-after': '3600' },
    );
  const read = response.ok ? answer.safeParse(await response.json().catch(() => undefined)) : undefined;
  if (!read?.success) throw upstreamUnavailable(`it answered ${response.status}`);
  const { data, meta } = read.data;
  if (meta?.fumsToken) void report(settings, meta.fumsToken, viewer);
  return {
    reference: formatReference(place),
    content: data.content,
    ...(data.copyright && { copyright: data.copyright.trim() }),
  };
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw upstreamUnavailable(error instanceof Error ? error.name : 'unknown');
  }
}

function upstreamUnavailable(why: string): HttpError {
  console.error(`bible-chapter: API.Bible is unavailable (${why})`);
  return new HttpError(502, {
    error: 'The service that lends this version does not answer. Please try again.',
    code: 'upstream_unavailable',
  });
}

/**
 * Key for hashing viewers in usage reports. It is random for each process and never stored, so hashes cannot be traced
 * back.
 */
const secret = randomBytes(32);
const pseudonym = (of: string): string => createHmac('sha256', secret).update(of).digest('hex').slice(0, 32);

/**
 * Reports a display. Not awaited by the caller, so that a slow or failing report neither delays nor fails the reader's
 * request.
 */
async function report({ usageUrl }: ApiBible, token: string, viewer: string): Promise<void> {
  const device = addressKey(viewer);
  const query = new URLSearchParams({
    t: token,
    dId: pseudonym(device),
    sId: pseudonym(`${device} ${Math.floor(Date.now() / 3_600_000)}`),
  });
  try {
    const response = await fetch(`${usageUrl}?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
  } catch (error) {
    console.error(
      `bible-chapter: the usage could not be reported (${error instanceof Error ? error.name : 'unknown'})`,
    );
  }
}
