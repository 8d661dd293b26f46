import { bookById, positionOf, versesIn } from '@berea/scripture';
import { SaxesParser } from 'saxes';
import type { DictionaryEntry } from '../sword/dictionary.ts';

/** A passage that a heading refers to: verses, or a whole chapter. */
interface NaveReference {
  /** First and last position in the canon, both inclusive, within one chapter. */
  readonly from: number;
  readonly to: number;
}

/** A heading of a topic with its references. */
interface NaveHeading {
  /** 'Instances of: Abraham, of Sarah'; empty for references directly under the topic. */
  readonly heading: string;
  readonly references: readonly NaveReference[];
}

/** A topic as printed, before its "See" links are resolved. */
export interface NaveEntry {
  /** As the module writes it: 'BATH-SHEBA (BATHSHEBA)'. */
  readonly key: string;
  readonly headings: readonly NaveHeading[];
  /** "See" links as printed, including what follows the link: 'PRIEST, HIGH'. */
  readonly see: readonly string[];
  /** Number of references that name no place in the canon. */
  readonly lost: number;
}

/** The topics of Nave's, in printed order. A few occur twice and are merged. */
export function readNave(entries: readonly DictionaryEntry[]): NaveEntry[] {
  const topics = new Map<string, NaveEntry>();
  for (const entry of entries) {
    const read = readNaveEntry(entry);
    const before = topics.get(read.key);
    topics.set(
      read.key,
      before
        ? {
            key: read.key,
            headings: [...before.headings, ...read.headings],
            see: [...before.see, ...read.see],
            lost: before.lost + read.lost,
          }
        : read,
    );
  }
  return [...topics.values()];
}

interface Line {
  level: 1 | 2 | 3;
  text: string;
  references: NaveReference[];
  links: string[];
}

/** Headings without meaning. References under them belong to the topic itself. */
const empty =
  /^(?:miscellany of minor sub-?topics|general scriptures? concerning|unclassified scriptures? (?:relating to|concerning)|general references?)\W*$/i;

/**
 * Reads a topic of Nave's Topical Bible from its TEI markup. There are three levels: a line that begins with an arrow,
 * the items of a list below it, and lines without an arrow, which belong to the last item.
 * @throws Error when the entry is not well-formed
 */
export function readNaveEntry({ key, text }: DictionaryEntry): NaveEntry {
  const { lines, lost } = linesOf(key, text);
  const headings: NaveHeading[] = [];
  const see: string[] = [];
  let [first, second] = ['', ''];
  for (const { level, text: raw, references, links } of lines) {
    const words = tidy(raw);
    if (level === 1) [first, second] = [empty.test(words) ? '' : words, ''];
    else if (level === 2) second = words;
    see.push(...links);
    if (references.length === 0) continue;
    const path = level === 1 ? [first] : level === 2 ? [first, second] : [first, second, words];
    headings.push({ heading: path.filter((part) => part !== '').join(': '), references });
  }
  return { key, headings, see, lost };
}

function linesOf(key: string, tei: string): { lines: Line[]; lost: number } {
  const lines: Line[] = [];
  let lost = 0;
  let line: Line = { level: 1, text: '', references: [], links: [] };
  // Text after a link belongs to its name: 'See PRIEST' and then ', HIGH'.
  let afterLink = false;
  const begin = (level: Line['level']): void => {
    lines.push((line = { level, text: '', references: [], links: [] }));
    afterLink = false;
  };
  let inside: 'reference' | 'link' | undefined;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'lb') begin(3);
    else if (name === 'item') begin(2);
    else if (name === 'ref') {
      inside = attributes['osisRef'] === undefined ? 'link' : 'reference';
      afterLink = false;
      if (inside === 'link') line.links.push((attributes['target'] ?? '').replace(/^Nave:/, '').trim());
      else {
        const found = referenceOf(attributes['osisRef']!);
        if (found) line.references.push(found);
        else lost++;
      }
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'ref') [afterLink, inside] = [inside === 'link', undefined];
  });
  parser.on('text', (part) => {
    if (inside !== undefined) return;
    if (part.trimStart().startsWith('→')) [line.level, part] = [1, part.replace('→', '')];
    // Between references there are only semicolons and remainders of other references: ':10-18'.
    if (!afterLink) line.text += line.references.length === 0 ? part : '';
    else if (/^,\s*[A-Z]/.test(part)) line.links.push(`${line.links.pop()!}${part.trimEnd().replace(/[;.>]+$/, '')}`);
  });
  parser.on('error', (error) => {
    throw new Error(`${key}: ${error.message}`);
  });
  parser.write(tei).close();
  return { lines, lost };
}

/** Parses 'Gen.14.18-Gen.14.20', 'Gen.14.18' or 'Gen.14'. */
function referenceOf(osis: string): NaveReference | undefined {
  const match = /^(\w+)\.(\d+)(?:\.(\d+))?(?:-\1\.\2\.(\d+))?$/.exec(osis);
  const book = match && bookById(match[1]!);
  if (!book) return undefined;
  const chapter = Number(match[2]);
  const verses = versesIn(book.id, chapter);
  const first = Number(match[3] ?? 1);
  const last = Number(match[4] ?? match[3] ?? verses);
  if (verses === undefined || first < 1 || last < first || last > verses) return undefined;
  return { from: positionOf({ book, chapter, verse: first }), to: positionOf({ book, chapter, verse: last }) };
}

/** 'INSTANCES OF ;;' → 'Instances of'. */
function tidy(raw: string): string {
  const text = raw
    .replace(/&\w+;/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .replace(/([“(]);+/g, '$1')
    .replace(/' s\b/g, "'s")
    .replace(/\s+/g, ' ')
    .replace(/(?:[\s,;:.>]|&gt)+$/g, '')
    .replace(/\s*(?:,|;)(?:\s*(?:,|;))+/g, ';')
    .replace(/^[\s,;:.→]+/, '')
    .replace(/^See(?: also)?$/, '')
    .trim();
  // Headings are set in capitals; names in mixed-case text are left as they are.
  const spoken = text === text.toUpperCase() ? text.toLowerCase().replace(/^0f\b/, 'of').replace(names, capital) : text;
  return capital(spoken);
}

const names =
  /\b(?:god|jesus|christ|lord|holy (?:spirit|ghost)|messiah|israel(?:ites)?|jews?|gentiles?|jerusalem|moses|david|solomon|paul|peter|egypt|sabbath|passover|i|ii)\b/g;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
