import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import type { VerseKey } from './tagged-text.ts';

/** A word of the Hebrew Bible: `{number: 'H7225', code: 'HR/Ncfsa', form: 'בְּרֵאשִׁ֖ית'}`. */
export interface HebrewWord {
  /** Strong's number of the word itself, without those of its prefixes. */
  readonly number: string;
  /** In the codes of the Open Scriptures Hebrew Morphology; parts are separated by slashes. */
  readonly code: string;
  /** As in the text, with vowel points and accents. */
  readonly form: string;
}

const manifests = {
  morphhb: () => import.meta.resolve('morphhb/package.json'),
  strongs: () => import.meta.resolve('strongs/package.json'),
} as const;
const folder = (name: keyof typeof manifests): string => dirname(fileURLToPath(manifests[name]()));
const manifest = z.object({ version: z.string() });
const dictionary = z.record(z.string(), z.object({ lemma: z.string() }));

/** The installed version of an npm package. */
export const versionOf = (name: keyof typeof manifests): string =>
  manifest.parse(JSON.parse(readFileSync(join(folder(name), 'package.json'), 'utf8'))).version;

/** Hebrew and Aramaic dictionary forms with vowel points, by Strong's number. Source: npm `strongs`. */
export function pointedLemmas(): Map<string, string> {
  const script = readFileSync(join(folder('strongs'), 'hebrew/strongs-hebrew-dictionary.js'), 'utf8');
  const entries = dictionary.parse(JSON.parse(script.slice(script.indexOf('= {') + 2, script.lastIndexOf('};') + 1)));
  return new Map(Object.entries(entries).map(([number, { lemma }]) => [number, lemma]));
}

/** The words of each verse of a book, in order. */
export type HebrewBook = ReadonlyMap<VerseKey, readonly HebrewWord[]>;

/**
 * Opens the Hebrew Bible, by the King James numbering. Source: npm `morphhb`.
 * @returns reads one book; a book that is not in Hebrew has no verses
 * @throws Error when a file is not well-formed
 */
export function hebrewBible(): (book: string) => HebrewBook {
  const wlc = join(folder('morphhb'), 'wlc');
  const numbering = verseMap(readFileSync(join(wlc, 'VerseMap.xml'), 'utf8'));
  return (book) => {
    const verses = new Map<VerseKey, HebrewWord[]>();
    const file = join(wlc, `${book}.xml`);
    if (!existsSync(file)) return verses;
    readBook(readFileSync(file, 'utf8'), (verse, words) => {
      for (const place of numbering.get(verse) ?? [verse]) verses.set(place, [...(verses.get(place) ?? []), ...words]);
    });
    return verses;
  };
}

/**
 * Verses that the King James Version numbers differently, by their Hebrew number. When it splits a verse in two, both
 * halves get all words.
 */
function verseMap(xml: string): Map<VerseKey, VerseKey[]> {
  const map = new Map<VerseKey, VerseKey[]>();
  const parser = new SaxesParser({ xmlns: false, position: false });
  const halves = /!.*$/;
  parser.on('opentag', ({ name, attributes: { wlc, kjv, type } }) => {
    if (name !== 'verse' || !wlc || !kjv) return;
    const [from, to] = [wlc.replace(halves, ''), kjv.replace(halves, '')];
    // When only part of a verse is numbered differently, the rest keeps its own number.
    const others = map.get(from) ?? (type === 'partial' && wlc !== from ? [from] : []);
    map.set(from, [...new Set([...others, to])]);
  });
  parser.write(xml).close();
  return map;
}

function readBook(xml: string, onVerse: (verse: VerseKey, words: HebrewWord[]) => void): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let words: HebrewWord[] = [];
  let word: { number: string; code: string } | undefined;
  let form = '';
  let verse = '';
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'verse') [verse, words] = [attributes['osisID'] ?? '', []];
    else if (name === 'w') {
      // 'c/b/7225', '1254 a', 'd/3068+': the number is the word's, and the letters before it are prefixes.
      const number = /(?:^|\/)(\d+)/.exec(attributes['lemma'] ?? '')?.[1];
      word = number ? { number: `H${number}`, code: attributes['morph'] ?? '' } : undefined;
      form = '';
    }
  });
  parser.on('text', (text) => {
    if (word) form += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w' && word) words.push({ ...word, form: form.replaceAll('/', '').trim() });
    if (name === 'w') word = undefined;
    if (name === 'verse') onVerse(verse, words);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}
