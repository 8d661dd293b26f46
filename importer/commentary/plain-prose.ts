import { bookById, formatReference } from '@berea/scripture';

/**
 * 'Numbers 21:6-9' for the OSIS reference 'Num.21.6-Num.21.9'; undefined when it is not within one chapter of the
 * canon.
 */
export function referenceName(osis: string): string | undefined {
  const match = /^(\w+)\.(\d+)(?:\.(\d+))?(?:-\1\.\2\.(\d+))?$/.exec(osis);
  const book = match && bookById(match[1]!);
  if (!book) return undefined;
  const [chapter, verse, lastVerse] = match
    .slice(2)
    .map((digits) => (digits === undefined ? undefined : Number(digits)));
  return formatReference({
    book,
    chapter: chapter!,
    ...(verse !== undefined && { verse }),
    ...(lastVerse !== undefined && { lastVerse }),
  });
}

/** Cleans the commentary's prose of scanning and markup residue: 'ver. #(11-13)', 'ch. 6:9', '&c.', 'new--created'. */
export const plainProse = (text: string): string =>
  text
    .replace(/\bver\. ?#\((\d+)\)/g, 'verse $1')
    .replace(/\bver\. ?#\((\d[\d, -]*)\)/g, 'verses $1')
    .replace(/#\((\d[\d:, -]*)\)/g, '$1')
    .replace(/\bver\. (?=\d)/g, 'verse ')
    .replace(/\bch\. (?=\d)/g, 'chapter ')
    .replaceAll('&c.', 'etc.')
    // Residue of the preceding heading: 'Verses 24-30' and then '; 36-43'.
    .replace(/^\s*(?:--|[.,;]? ?(?:\d+(?:-\d+)?)?\s+(?=["\p{Lu}]))/u, '')
    .replace(/\s*--\s*/g, '—')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .trim();
