import { books, defaultVersionId, versionById, type Book } from '@berea/scripture';
import { foundIn, termsWanted, verseHits, versesAt, wantedIn, type Mark, type Wanted } from '@berea/search/text';
import { scriptureSearchRequest, versesAtOnce, type ScriptureSearchResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { respelled } from './respelled.ts';

/**
 * Finds the verses of a version that have words, phrases, or words near one another. What is typed is in no address, and
 * nobody keeps the answer.
 */
export const scriptureSearch = ({ database, limit }: Pick<AnswerContext, 'database' | 'limit'>) =>
  endpoint({
    name: 'scripture-search',
    methods: ['POST'],
    input: scriptureSearchRequest,
    async answer({ query, version: wanted, near, testament, book, offset = 0 }, headers) {
      limit(headers);
      const looked = wantedIn(query, near);
      const own = await versesWith(database, wanted, looked);
      // Versions that are not in the database have no text to search.
      const isHere = own.verses.length > 0 || wanted === defaultVersionId || (await hasSource(database, wanted));
      const version = isHere ? wanted : defaultVersionId;
      const { verses: found, asWritten } = isHere ? own : await versesWith(database, version, looked);
      const shown = found.filter(({ position }) => {
        const of = bookAt(position);
        return book ? of === book : !testament || of?.testament === testament;
      });
      const part = shown.slice(offset, offset + versesAtOnce);
      const instead = found.length === 0 ? await spellingThatFinds(database, version, query, near) : undefined;
      const hits = verseHits(part.map(({ position, text }) => [position, text]));
      const body: ScriptureSearchResponse = {
        data: {
          version,
          books: countsOf(found),
          total: shown.length,
          verses: hits.map((hit, at) => ({ ...hit, marks: part[at]!.marks.map(([start, end]) => [start, end]) })),
          ...(instead !== undefined && { instead }),
          ...(asWritten && { asWritten }),
        },
      };
      return { body };
    },
  });

interface Found {
  readonly position: number;
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** After so many verses other requests have a turn: a word like 'the' is looked for in all of them. */
const versesAtATime = 1_000;

/** Phrases as they are written, where a verse has them so, and otherwise in any form of their words. */
async function versesWith(
  database: () => SupabaseClient,
  version: string,
  wanted: Wanted,
): Promise<{ readonly verses: readonly Found[]; readonly asWritten: boolean }> {
  const terms = termsWanted(wanted);
  if (terms.length === 0) return { verses: [], asWritten: false };
  const { data } = await database().rpc('verses_with', { version, terms }).throwOnError();
  const texts = versesAt.parse(data);
  const find = async (asWritten: boolean) => {
    const found: Found[] = [];
    for (const [at, [position, text]] of texts.entries()) {
      if (at % versesAtATime === versesAtATime - 1) await new Promise((resolve) => setTimeout(resolve));
      const marks = foundIn(text, wanted, asWritten);
      if (marks) found.push({ position, text, marks });
    }
    return found;
  };
  const written = wanted.phrases.length > 0 ? await find(true) : [];
  return written.length > 0 ? { verses: written, asWritten: true } : { verses: await find(false), asWritten: false };
}

/** The first spelling of a search that finds verses. The words that it is tried with are English. */
async function spellingThatFinds(
  database: () => SupabaseClient,
  version: string,
  query: string,
  near: number | undefined,
): Promise<string | undefined> {
  if (versionById(version)?.language !== 'en') return undefined;
  for (const spelling of await respelled(database, query))
    if ((await versesWith(database, version, wantedIn(spelling, near))).verses.length > 0) return spelling;
  return undefined;
}

const sources = z.array(z.object({ source_id: z.nullable(z.string()) }));

async function hasSource(database: () => SupabaseClient, version: string): Promise<boolean> {
  const { data } = await database().from('bible_versions').select('source_id').eq('id', version).throwOnError();
  return sources.parse(data).some(({ source_id }) => source_id !== null);
}

const bookAt = (position: number): Book | undefined => books[Math.floor(position / 1_000_000) - 1];

function countsOf(found: readonly Found[]): ScriptureSearchResponse['data']['books'] {
  const counts = new Map<string, number>();
  for (const { position } of found) {
    const id = bookAt(position)?.id;
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Array.from(counts, ([book, verses]) => ({ book, verses }));
}
