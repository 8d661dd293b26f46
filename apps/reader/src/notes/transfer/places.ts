import { bookById, formatReference, versesIn } from '@berea/scripture';
import { parserOf } from '@berea/api';

/** A reference of a file: its verses, as they are stored, and whether it names exactly one verse. */
interface FoundPlace {
  /** 'John 3:16'; every verse of a range. */
  readonly verseIds: readonly string[];
  /** How the reference is written where it is more than one verse: 'John 3:16-18'. Undefined for one verse. */
  readonly wider: string | undefined;
}

/** Finds the references in a text, in their order: 'Jn 3:16-18; Rom 8'. Empty for a text without one. */
export type PlacesOf = (text: string) => readonly FoundPlace[];

/** Loads what reads references. Rejects if its code does not come. */
export async function loadPlacesOf(language: 'en' | 'es'): Promise<PlacesOf> {
  const parser = (await parserOf(language)).set_options({
    book_alone_strategy: 'ignore',
    sequence_combination_strategy: 'separate',
  });
  return (text) =>
    parser
      .parse(text)
      .osis()
      .split(',')
      .flatMap((osis: string) => placeFrom(osis) ?? []);
}

/** 'John.3.16', 'John.3.16-John.3.18', 'John.3'. A range across chapters ends with the chapter in which it begins. */
function placeFrom(osis: string): FoundPlace | undefined {
  const [start, end] = osis.split('-').map((part) => part.split('.'));
  const book = bookById(start?.[0] ?? '');
  const chapter = Number(start?.[1]);
  const last = book && versesIn(book.id, chapter);
  if (!book || last === undefined) return undefined;
  const first = Number(start?.[2] ?? 1);
  const endsHere = end ? end[0] === book.id && Number(end[1]) === chapter : start?.[2] !== undefined;
  const until = endsHere ? Number(end ? (end[2] ?? last) : first) : last;
  const place = { book, chapter };
  const wholeChapter = first === 1 && until === last;
  return {
    verseIds: Array.from({ length: until - first + 1 }, (_, at) => formatReference({ ...place, verse: first + at })),
    wider:
      until === first
        ? undefined
        : formatReference(wholeChapter ? place : { ...place, verse: first, lastVerse: until }),
  };
}
