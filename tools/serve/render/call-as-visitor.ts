import type { MakeCall } from './render-process.ts';

/** How long a call for a page may take. Milliseconds. */
const timeout = 4_000;

/**
 * Calls an edge function with the public key, as a visitor's browser does: what is rendered for everybody can hold
 * nothing that a visitor may not read.
 * @param origin of the Supabase project, without a trailing slash
 */
export const callAsVisitor =
  (origin: string, key: string): MakeCall =>
  async (name, body) => {
    try {
      const answer = await fetch(`${origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      return { status: answer.status, body: await answer.text() };
    } catch {
      return { status: 0, body: '' };
    }
  };
