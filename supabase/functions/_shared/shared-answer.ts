import { sharedInputText, type SharedInput } from '@berea/validation';
import { createHash } from 'node:crypto';
import { HttpError } from './http-error.ts';

/** Declares that an answer depends on its input alone: it may be asked for with GET and be kept by any cache. */
export interface Shared<Input> {
  /** The version of the content; see `contentVersion`. */
  readonly version: () => Promise<string | undefined>;
  /**
   * The input in the spelling of its one address. An input in another spelling is answered and not kept: otherwise
   * somebody could fill caches with the same answer under made-up addresses.
   */
  readonly spelling: (input: Input) => SharedInput;
}

/** What a GET address asks for. */
export interface SharedRequest {
  readonly input: unknown;
  /** As it was sent. */
  readonly text: string;
  readonly version: string | undefined;
}

/** More than the longest address of an answer takes. */
const maxAddress = 2_048;

const invalid = (fields: Record<string, string>) =>
  new HttpError(400, { error: Object.values(fields).join('; '), code: 'invalid_request', fields });

/**
 * Reads `?input={…}&v=…`. Anything else in the address is refused, because it would be another address of the same
 * answer.
 * @throws HttpError 400 or 414
 */
export function readAddress(url: URL): SharedRequest {
  if (url.search.length > maxAddress)
    throw new HttpError(414, { error: `The address is longer than ${maxAddress} characters.`, code: 'uri_too_long' });
  const text = url.searchParams.get('input');
  const version = url.searchParams.get('v') ?? undefined;
  const names = [...url.searchParams.keys()];
  if (new Set(names).size < names.length || names.some((name) => name !== 'input' && name !== 'v'))
    throw invalid({ address: 'The address may have one input and one v, and nothing else' });
  if (version !== undefined && !/^[0-9a-f]{16}$/.test(version))
    throw invalid({ v: 'v must be the version of the content, sixteen hexadecimal digits' });
  try {
    return { input: JSON.parse(text ?? ''), text: text ?? '', version };
  } catch {
    throw invalid({ input: 'input must be the JSON of the request' });
  }
}

/** A week: should a version ever stay the same when the content changes, it is forgotten after that. */
const versioned = 'public, max-age=604800, immutable';
const unversioned = 'public, max-age=300, stale-while-revalidate=86400';
/** For pages that were opened before the content changed. Whoever makes versions up fills no cache but their own. */
const otherVersion = 'private, max-age=300';

/**
 * How long an answer may be kept, and by whom.
 * @param current the version of the content before the answer was made
 */
export function cacheControl(asked: SharedRequest, spelling: SharedInput, current: string | undefined): string {
  if (asked.text !== sharedInputText(spelling)) return 'no-store';
  if (asked.version === undefined) return unversioned;
  return asked.version === current ? versioned : otherVersion;
}

/** A weak validator of a body: whoever compresses it keeps it. */
export const entityTag = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether the client has the body already. */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  return known !== null && (known.trim() === '*' || known.split(',').some((one) => one.trim() === tag));
}
