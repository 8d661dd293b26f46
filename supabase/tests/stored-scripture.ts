/**
 * Checks answers against the stored verses. Written independently of the edge functions, so that it does not share
 * their errors.
 */

import { books, defaultVersionId } from '@berea/scripture';

import type { Database } from '@berea/embedded';

/** The checks. */
export interface StoredScripture {
  /**
   * What is wrong with a cited verse. Undefined when it exists and the text equals the stored one of the version, or of
   * the King James Version where the version has no text.
   */
  wrongVerse(reference: string, text: string, versionId: string): string | undefined;
  /**
   * What is wrong with prose: references that do not exist, and quotations of a verse or commentary that differ from
   * the stored text. `fewestWords`: the minimum length that counts as a quotation of a verse.
   */
  wrongProse(text: string, fewestWords: number): string[];
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const names = [...books.map(({ name }) => name), 'Psalm'].sort((a, b) => b.length - a.length).join('|');
const place = new RegExp(`(${names}) (\\d+)(?::(\\d+)(?:-(\\d+)(?!\\d|:\\d))?)?`);
const everyPlace = new RegExp(`(?<![A-Za-z])${place.source}`, 'g');
/** Matches '“…” (John 3:16)' and 'John 3:16 says: “…”', with at most a few words between. */
const behind = new RegExp(`“([^“”]+)” \\((${place.source})\\)`, 'g');
const announced = new RegExp(`(?<![A-Za-z])(${place.source})([^.“”:()]{0,60}): “([^“”]+)”`, 'g');
const commentator = /Matthew Henry|Charles Spurgeon|C\. I\. Scofield/;
const remarked = /(?:Matthew Henry|Charles Spurgeon|C\. I\. Scofield)[^“”.]{0,80}: “([^“”]+)”/g;

/** Loads the stored verses and commentary into memory. */
export async function storedScripture(database: Database): Promise<StoredScripture> {
  const query = async (sql: string) => (await database.tx((tx) => tx.query(sql), { readOnly: true })).rows;
  const verses = new Map(
    (await query('select version_id, book, chapter, verse, text from public.verses')).map((row) => [
      `${String(row['version_id'])} ${String(row['book'])} ${Number(row['chapter'])}:${Number(row['verse'])}`,
      String(row['text']).trim(),
    ]),
  );
  const commentary = (await query('select text from public.commentary_sections')).map((row) =>
    letters(String(row['text'])),
  );
  const versions = [...new Set(Array.from(verses.keys(), (key) => key.split(' ')[0]!))];
  const idOf = new Map([...books.map(({ id, name }) => [name, id] as const), ['Psalm', 'Ps'] as const]);
  const at = (version: string, name: string, chapter: string, verse: number) =>
    verses.get(`${version} ${idOf.get(name)} ${Number(chapter)}:${verse}`);
  const textOf = (version: string, name: string, chapter: string, first: string, last = first): string =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => at(version, name, chapter, Number(first) + index) ?? '',
    )
      .filter((text) => text !== '')
      .join(' ');

  const exists = (name: string, chapter: string, first = '1', last = first) =>
    Number(last) >= Number(first) &&
    at(defaultVersionId, name, chapter, Number(first)) !== undefined &&
    at(defaultVersionId, name, chapter, Number(last)) !== undefined;
  const texts = (name: string, chapter: string, first: string, last?: string) =>
    versions.map((version) => letters(textOf(version, name, chapter, first, last)));
  const standsIn = (sources: readonly string[], words: string) =>
    sources.some((source) =>
      words
        .split('…')
        .map(letters)
        .every((part) => source.includes(part)),
    );
  return {
    wrongVerse(reference, text, versionId) {
      const match = new RegExp(`^${place.source}$`).exec(reference);
      if (!match || match[3] === undefined) return `${reference} is no reference`;
      const [, name = '', chapter = '', first, last] = match;
      if (!exists(name, chapter, first, last)) return `${reference} does not exist`;
      const stored =
        textOf(versionId, name, chapter, first!, last) || textOf(defaultVersionId, name, chapter, first!, last);
      return stored === text ? undefined : `${reference} reads “${stored}” and not “${text}”`;
    },
    wrongProse(text, fewestWords) {
      const missing = Array.from(text.matchAll(everyPlace))
        .filter(([, name = '', chapter = '', first, last]) => !exists(name, chapter, first, last))
        .map(([whole]) => `${whole} does not exist`);
      const quotations = [
        ...Array.from(text.matchAll(behind), ([, words = '', , name = '', chapter = '', first, last]) => ({
          words,
          name,
          chapter,
          first,
          last,
        })),
        ...Array.from(text.matchAll(announced))
          .filter(
            ({ 6: between = '', index }) =>
              !commentator.test(between) && !commentator.test(text.slice(Math.max(0, index - 40), index)),
          )
          .map(([, , name = '', chapter = '', first, last, , words = '']) => ({ words, name, chapter, first, last })),
      ];
      const misquoted = quotations.filter(
        ({ words, name, chapter, first, last }) =>
          first !== undefined &&
          letters(words).split(' ').length >= fewestWords &&
          !standsIn(texts(name, chapter, first, last), words),
      );
      const misremarked = Array.from(text.matchAll(remarked), ([, words = '']) => words).filter(
        (words) => !standsIn(commentary, words),
      );
      const empty = /[“‘]\s*[”’]/.test(text) ? ['an empty quotation'] : [];
      return [
        ...missing,
        ...empty,
        ...misquoted.map(({ words, name, chapter, first }) => `“${words}” is not ${name} ${chapter}:${first}`),
        ...misremarked.map((words) => `no commentary says “${words}”`),
      ];
    },
  };
}
