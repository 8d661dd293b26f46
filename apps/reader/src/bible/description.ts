import { chapterName, type ChapterPlace, type Version } from '@berea/scripture';
import { parseChapter, verseText } from '@berea/ui/scripture';

interface Described extends ChapterPlace {
  readonly verse: number | undefined;
  readonly lastVerse: number | undefined;
}

/** Verses enough for a description. */
const mostVerses = 12;

/** What a shared link says: of verses their text, of a chapter how it begins. @param content the chapter's HTML */
export function describePassage(content: string, place: Described, version: Version): string | undefined {
  const { verse = 1, lastVerse } = place;
  const last = place.verse === undefined ? Infinity : (lastVerse ?? verse);
  const numbers = Array.from({ length: Math.min(last - verse + 1, mostVerses) }, (_, at) => verse + at);
  const blocks = parseChapter(content);
  const text = numbers
    .map((number) => verseText(blocks, number))
    .filter((each) => each !== '')
    .join(' ');
  if (text === '') return undefined;
  return place.verse === undefined ? `${chapterName(place)} in the ${version.name}: ${text}` : text;
}
