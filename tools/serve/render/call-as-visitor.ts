import { forwardedFor } from '@berea/client-address';
import type { MakeCall } from './render-process.ts';

/** How long a call for a page may take. Milliseconds. */
const timeout = 4_000;

/** What pages are filled with. Whatever a build asks for, functions that write, send or count are not called for it. */
export const functionsOfPages: ReadonlySet<string> = new Set([
  'apologetics-answer',
  'bible-chapter',
  'bible-versions',
  'book-overview',
  'chapter-context',
  'concordance-search',
  'cross-references',
  'daily-verse',
  'encyclopedia-category',
  'encyclopedia-entry',
  'guided-study',
  'scripture-question',
  'scripture-search',
  'strongs-search',
  'verse-detail',
]);

/**
 * Calls an edge function with the public key, as a visitor's browser does: what is rendered for everybody can hold
 * nothing that a visitor may not read. The limits of functions count it for whoever asked for the page.
 * @param origin where the gateway believes whom a call is made for (`Embedded.internalUrl`)
 */
export const callAsVisitor =
  (origin: string, key: string): MakeCall =>
  async (name, body, client) => {
    if (!functionsOfPages.has(name)) return { status: 0, body: '' };
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
