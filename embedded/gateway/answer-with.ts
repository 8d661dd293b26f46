/** Sends a kept answer to one client. */

import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

import { encodings } from './encoded-body.ts';
import type { CachedAnswer } from './cached-answers.ts';

/** The encodings of `Accept-Encoding` that are not refused (`q=0`). */
function acceptedBy(c: Context): (encoding: string) => boolean {
  let accepted: readonly string[] = [];
  accepts(c, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: 'identity',
    match(given) {
      accepted = given.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
      return 'identity';
    },
  });
  return (encoding) => accepted.includes(encoding);
}

/** Weakly compared: the encoding does not matter. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

function isKnown(known: string | undefined, tag: string | undefined): boolean {
  if (known === undefined || tag === undefined) return false;
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(tag));
}

/** The answer in an encoding that the client accepts, or 304 where it has the answer already. */
export async function answerWith(c: Context, { headers: fixed, body, since }: CachedAnswer): Promise<Response> {
  const headers = new Headers(fixed.map(([name, value]) => [name, value] as [string, string]));
  headers.set('vary', 'Accept-Encoding');
  headers.set('age', String(Math.floor((performance.now() - since) / 1000)));
  if (isKnown(c.req.header('if-none-match'), headers.get('etag') ?? undefined)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const sent = await body.as(acceptedBy(c));
  if (sent.encoding !== 'identity') headers.set('content-encoding', sent.encoding);
  headers.set('content-length', String(sent.body.byteLength));
  return new Response(sent.body as Uint8Array<ArrayBuffer>, { headers });
}
