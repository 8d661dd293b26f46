import { positionOf, versesIn } from '@berea/scripture';
import { z } from 'zod';
import type { AddressedPassage } from '../canonical-address.ts';

/** More than the picture has room for. */
const mostVerses = 12;
/** How long the call may take. Milliseconds. */
const timeout = 4_000;

const rows = z.array(z.object({ text: z.string() }));

/** Reads the beginning of a passage in its version; empty where the version has no text there. */
export type ReadText = (passage: AddressedPassage) => Promise<string>;

/**
 * Reads it as a visitor's browser does, with the public key.
 * @param origin of the Supabase project, without a trailing slash
 */
export const readAsVisitor =
  (origin: string, key: string): ReadText =>
  async ({ place, version }) => {
    const { book, chapter, lastChapter = chapter } = place;
    const lastVerse =
      place.lastVerse ?? (place.verse === undefined ? (versesIn(book.id, lastChapter) ?? 1) : place.verse);
    const from = positionOf({ book, chapter, verse: place.verse ?? 1 });
    const to = positionOf({ book, chapter: lastChapter, verse: lastVerse });
    const query = new URLSearchParams({ select: 'text', version_id: `eq.${version.id}`, order: 'position' });
    query.append('position', `gte.${from}`);
    query.append('position', `lte.${to}`);
    query.set('limit', String(mostVerses));
    const answer = await fetch(`${origin}/rest/v1/verses?${query}`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The text of a picture was answered with ${answer.status}.`);
    return rows
      .parse(await answer.json())
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join(' ');
  };
