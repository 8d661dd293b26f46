import { defaultVersionId, bookById, positionOf } from '@berea/scripture';
import { z } from 'zod';
import type { Tx } from '../../embedded/database/database.ts';
import { termsOf } from '../../functions/_shared/library/terms.ts';
import type { IndexedTexts, IndexedTopic } from './search-index.ts';
import type { Passage } from './citations.ts';

/** The translations that are searched, whichever is read: what people ask in is nearer to the second. */
const translations = [defaultVersionId, 'eng-web'];
/** Verse by verse over the whole Bible; the others are about parts of it. */
const commentary = 'mhcc';
/** Of an entry of Strong's: what follows are the words it is rendered by, and references. */
const glossEnds = /:--|\u2014/;

const verses = z.array(z.tuple([z.int(), z.string()]));
const sections = z.array(z.tuple([z.string(), z.int(), z.int(), z.int(), z.string()]));
const topics = z.array(z.tuple([z.int(), z.string(), z.array(z.int())]));
const headings = z.array(z.tuple([z.int(), z.string(), z.array(z.int())]));
const crossReferences = z.array(z.array(z.int()));
/** A piece of a tagged verse: its text and, where it renders one, the numbers of the original's words. */
const tagged = z.array(z.tuple([z.int(), z.array(z.tuple([z.string()]).rest(z.string()))]));
const lexicon = z.array(z.tuple([z.string(), z.string()]));

export interface TextsInDatabase extends IndexedTexts {
  /** What of a verse renders which words of the original: ['loved', ['G25']]. */
  readonly renderings: readonly (readonly [string, readonly string[]])[];
}

/** Everything the index is made of, out of the tables. Yields between large ones. */
export async function readTexts(tx: Tx): Promise<TextsInDatabase> {
  const all = async <T>(schema: z.ZodType<T>, sql: string, params: readonly unknown[] = []): Promise<T> =>
    schema.parse((await tx.query<{ all: unknown }>(`select coalesce(json_agg(json_build_array(${sql}`, params)).rows[0]!.all);

  const texts: Map<number, string>[] = [];
  for (const version of translations) {
    texts.push(new Map(await all(verses, 'position, text) order by position), \'[]\') as all from public.verses where version_id = $1', [version])));
  }
  const words = await all(tagged, 'position, items)), \'[]\') as all from public.tagged_verses where version_id = $1', [defaultVersionId]);
  const glosses = new Map((await all(lexicon, 'strongs, definition)), \'[]\') as all from public.lexicon')).map(([strongs, definition]) => [strongs, glossTerms(definition)]));
  return {
    translations: texts,
    topics: indexedTopics(
      await all(topics, 'id, title, see) order by id), \'[]\') as all from public.topics'),
      await all(headings, 'topic_id, heading, passages) order by id), \'[]\') as all from public.topic_headings'),
    ),
    commentary: (await all(sections, 'book, chapter, first_verse, last_verse, text)), \'[]\') as all from public.commentary_sections where source_id = $1', [commentary])).map(
      ([id, chapter, first, last, text]) => {
        const at = (verse: number): number => positionOf({ book: bookById(id)!, chapter, verse });
        return { passage: { from: at(first), to: at(last) }, text };
      },
    ),
    glosses: new Map(words.map(([position, items]) => [position, items.flatMap(([, numbers]) => numbersIn(numbers).flatMap((number) => glosses.get(number) ?? []))])),
    crossReferences: z.object({ all: crossReferences }).parse((await tx.query('select coalesce(json_agg(targets), \'[]\') as all from public.cross_references')).rows[0]).all,
    renderings: words.flatMap(([, items]) => items.flatMap(([text, numbers]) => (numbers ? [[text, numbersIn(numbers)] as const] : []))),
  };
}

const numbersIn = (numbers: string | undefined): string[] => (numbers ?? '').split(' ').filter((number) => /^[GH]\d+$/.test(number));

const glossTerms = (definition: string): string[] => [...new Set(termsOf(definition.split(glossEnds)[0]!.replace(/\b[GH]\d+\b/g, ' ')))];

function indexedTopics(rows: z.infer<typeof topics>, headingRows: z.infer<typeof headings>): IndexedTopic[] {
  const titles = new Map(rows.map(([id, title]) => [id, title]));
  const sentFrom = new Map<number, string[]>();
  for (const [id, , see] of rows) for (const target of see) sentFrom.set(target, [...(sentFrom.get(target) ?? []), titles.get(id)!]);
  const under = Map.groupBy(headingRows, ([topic]) => topic);
  return rows.map(([id, title]) => ({
    title,
    sentFrom: sentFrom.get(id) ?? [],
    headings: (under.get(id) ?? []).map(([, heading, places]) => ({ heading, passages: passagesOf(places) })),
  }));
}

/** From first and last positions, one after the other. */
const passagesOf = (places: readonly number[]): Passage[] => Array.from({ length: places.length / 2 }, (_, index) => ({ from: places[2 * index]!, to: places[2 * index + 1]! }));
