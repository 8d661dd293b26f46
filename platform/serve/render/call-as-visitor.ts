import { forwardedFor } from '@berea/client-address';
import type { MakeCall } from './render-process.ts';

/** How long a call for a page may take. Milliseconds. */
const timeout = 4_000;

/**
 * Calls an edge function with the public key, as a visitor's browser does: what is rendered for everybody can hold
 * nothing that a visitor may not read. The limits of functions count it for whoever asked for the page.
 * @param origin where the gateway believes whom a call is made for (`Embedded.internalUrl`)
 * @param functions those that fill pages; whatever a build asks for, no other is called for it
 */
export const callAsVisitor =
  (origin: string, key: string, functions: ReadonlySet<string>): MakeCall =>
  async (name, body, client) => {
    if (!functions.has(name)) return { status: 0, body: '' };
    try {
      const answer = await fetch(`${origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: key,
          authorization: `Bearer ${key}`,
          [forwardedFor]: client,
        },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      return { status: answer.status, body: await answer.text() };
    } catch {
      return { status: 0, body: '' };
    }
  };
