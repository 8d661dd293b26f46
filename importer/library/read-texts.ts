import { defaultVersionId, bookById, positionOf } from '@berea/scripture';
import { z } from 'zod';
import type { Tx } from '@berea/embedded';
import type { Passage } from './citations.ts';
import { glossesOf, type Rendered } from './renderings.ts';
import type { IndexedTexts, IndexedTopic } from './search-index.ts';

/**
 * The translations that are searched, whichever one the user reads. The second is closer to the English people ask in.
 */
const translations = [defaultVersionId, 'eng-web'];
/** The commentary on every verse of the Bible; the others cover only parts of it. */
const commentary = 'mhcc';

const verses = z.array(z.tuple([z.int(), z.string()]));
const sections = z.array(z.tuple([z.string(), z.int(), z.int(), z.int(), z.string()]));
const topics = z.array(z.tuple([z.int(), z.string(), z.array(z.int())]));
const headings = z.array(z.tuple([z.int(), z.string(), z.array(z.int())]));
const crossReferences = z.array(z.tuple([z.array(z.int())]));
const renderings = z.array(z.tuple([z.string(), z.string(), z.int()]));
const standing = z.array(z.tuple([z.string(), z.array(z.int())]));

/** The inputs of the index, as read from the database. */
export interface TextsInDatabase extends IndexedTexts {
  /** Which English text renders which original words, and how often: ['loved', 'G25', 70]. */
  readonly renderings: readonly Rendered[];
}

/** Reads everything the index is made from. */
export async function readTexts(tx: Tx): Promise<TextsInDatabase> {
  /** Rows as arrays: they transfer in half the time of objects. */
  const rowsOf = async <T>(
    schema: z.ZodType<T>,
    columns: string,
    from: string,
    params: readonly unknown[] = [],
  ): Promise<T> =>
    schema.parse(
      (
        await tx.query<{ all: unknown }>(
          `select coalesce(json_agg(json_build_array(${columns})), '[]') as all from ${from}`,
          params,
        )
      ).rows[0]!.all,
    );

  const texts: Map<number, string>[] = [];
  for (const version of translations) {
    texts.push(
      new Map(
        await rowsOf(
          verses,
          'position, text',
          '(select position, text from public.verses where version_id = $1 order by position) as v',
          [version],
        ),
      ),
    );
  }
  // Grouped in the database; otherwise a third of a million pieces of verses would be transferred.
  const rendered = await rowsOf(
    renderings,
    'text, numbers, times',
    `(select lower(item ->> 0) as text, item ->> 1 as numbers, count(*) as times
      from public.tagged_verses cross join lateral jsonb_array_elements(items) as item
      where version_id = $1 and item ->> 1 <> '' group by 1, 2 order by 1, 2) as grouped`,
    [defaultVersionId],
  );
  const standsIn = new Map(
    await rowsOf(standing, 'strongs, positions', 'public.concordance_strongs where version_id = $1', [
      defaultVersionId,
    ]),
  );
  const written = await rowsOf(
    sections,
    'book, chapter, first_verse, last_verse, text',
    '(select * from public.commentary_sections where source_id = $1 order by book, chapter, first_verse) as s',
    [commentary],
  );
  return {
    translations: texts,
    topics: indexedTopics(
      await rowsOf(topics, 'id, title, see', '(select * from public.topics order by id) as t'),
      await rowsOf(headings, 'topic_id, heading, passages', '(select * from public.topic_headings order by id) as h'),
    ),
    commentary: written.map(([id, chapter, first, last, text]) => {
      const at = (verse: number): number => positionOf({ book: bookById(id)!, chapter, verse });
      return { passage: { from: at(first), to: at(last) }, text };
    }),
    glosses: glossesOf(rendered, standsIn),
    crossReferences: (await rowsOf(crossReferences, 'targets', 'public.cross_references')).map(([targets]) => targets),
    renderings: rendered,
  };
}

function indexedTopics(rows: z.infer<typeof topics>, headingRows: z.infer<typeof headings>): IndexedTopic[] {
  const titles = new Map(rows.map(([id, title]) => [id, title]));
  const sentFrom = new Map<number, string[]>();
  for (const [id, , see] of rows)
    for (const target of see) sentFrom.set(target, [...(sentFrom.get(target) ?? []), titles.get(id)!]);
  const under = Map.groupBy(headingRows, ([topic]) => topic);
  return rows.map(([id, title]) => ({
    title,
    sentFrom: sentFrom.get(id) ?? [],
    headings: (under.get(id) ?? []).map(([, heading, places]) => ({ heading, passages: passagesOf(places) })),
  }));
}

/** Passages from a flat list of alternating first and last positions. */
const passagesOf = (places: readonly number[]): Passage[] =>
  Array.from({ length: places.length / 2 }, (_, index) => ({ from: places[2 * index]!, to: places[2 * index + 1]! }));
