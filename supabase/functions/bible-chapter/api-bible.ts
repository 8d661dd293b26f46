import { formatReference, usfmCode, type ChapterPlace } from '@berea/scripture';
import type { Chapter } from '@berea/validation';
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addressKey } from '../_shared/address-key.ts';
import { HttpError } from '../_shared/http-error.ts';

/** What an operator sets to offer a version through API.Bible. Without a key and an identifier it is not offered. */
export const apiBibleEnvironment = z.object({
  API_BIBLE_KEY: z.string().optional(),
  /** API.Bible's own identifier of the New American Standard Bible that the key may read. */
  API_BIBLE_NASB_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be an identifier of API.Bible')
    .optional(),
  API_BIBLE_URL: z.url({ protocol: /^https?$/ }).default('https://rest.api.bible/v1'),
  /** Where it wants every shown chapter reported. */
  API_BIBLE_USAGE_URL: z.url({ protocol: /^https?$/ }).default('https://fums.api.bible/f3'),
});

export interface ApiBible {
  readonly key: string;
  readonly bibleId: string;
  readonly url: string;
  readonly usageUrl: string;
}

/**
 * @param get a variable's value; an empty one counts as not set
 * @returns undefined where the version is not offered here
 * @throws ZodError naming every variable that is wrong
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
 * A chapter of API.Bible, which writes the same HTML as our importer. Nothing is kept; that it was shown is reported, as its terms ask.
 * The interface is followed as it is documented; it has been tried against a server that answers so, not against the service itself.
 * @returns undefined when it has no such chapter, or the key may not read it
 * @throws HttpError when too much was asked today, or the service does not answer in time
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
    console.error(`bible-chapter: API.Bible refuses the key (${response.status})`);
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
  if (!read?.success) throw outOfReach(`it answered ${response.status}`);
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
    throw outOfReach(error instanceof Error ? error.name : 'unknown');
  }
}

function outOfReach(why: string): HttpError {
  console.error(`bible-chapter: API.Bible is out of reach (${why})`);
  return new HttpError(502, {
    error: 'The service that lends this version does not answer. Please try again.',
    code: 'upstream_unavailable',
  });
}

/** Stands for a household and an hour without naming it: new with every process, and kept nowhere. */
const secret = randomBytes(32);
const pseudonym = (of: string): string => createHmac('sha256', secret).update(of).digest('hex').slice(0, 32);

/** Quiet: who reads is not made to wait for it, nor to fail. */
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
