/** Checks that our own texts share no eight consecutive words with an imported text. */

import { checkedItems } from '@berea/content/checks';
import { readContent } from '@berea/content/files';
import type { Database } from '@berea/embedded';
import { RunIndex } from './run-index.ts';

/** Every English text, in the pieces that are searched for runs of words. The verses of a chapter form one piece. */
const texts = [
  `select string_agg(text, ' ' order by verse) as text from public.verses v join public.bible_versions b on b.id = v.version_id where b.language = 'en' group by v.version_id, v.book, v.chapter`,
  'select text from public.commentary_sections',
  'select definition as text from public.lexicon',
  `select title || ' ' || heading as text from public.topic_headings h join public.topics t on t.id = h.topic_id`,
];

/** Every piece that we have written, with its source. */
function ownTexts(): RunIndex {
  const { overviews, openings } = readContent(['overviews', 'openings']);
  const texts = [
    ...Object.entries(overviews).map(([book, overview]) => [book, Object.values(overview).flat().join('\n')] as const),
    ...Object.entries(openings),
    ...checkedItems().map(({ file, value }) => [file, stringsIn(value).join('\n')] as const),
  ];
  const index = new RunIndex();
  for (const [source, text] of texts) for (const piece of text.split('\n')) index.add(piece, source);
  return index;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/**
 * Returns the runs of eight words that our texts share with an imported text, each with its source, and how many texts
 * were compared.
 */
export async function plagiarisedRuns(
  database: Database,
): Promise<{ readonly borrowed: string[]; readonly compared: number }> {
  const own = ownTexts();
  const borrowed = new Set<string>();
  let compared = 0;
  for (const sql of texts) {
    const { rows } = await database.tx((tx) => tx.query(sql), { readOnly: true });
    compared += rows.length;
    for (const { text } of rows)
      for (const { run, source } of own.sharedWith(String(text))) borrowed.add(`${source}: ${run}`);
  }
  return { borrowed: [...borrowed], compared };
}
