import { apologeticsCards } from './apologetics/index.ts';
import { overviewOf } from './book-overviews/overview-of.ts';
import { dailyVerses } from './daily-verses.ts';
import { bookCards, miracles, parables, people, places, theology } from './encyclopedia/index.ts';
import { facts, otherNames, relations } from './facts/index.ts';
import { cueGroups, lifeEvents } from './life-events/index.ts';
import { openings } from './openings/index.ts';
import type { OurContent } from './our-content.ts';
import { questionCards } from './questions/index.ts';
import { modernWordings, rememberedVerses, sayings } from './quotations/index.ts';
import { studyCards } from './studies/index.ts';
import { thesaurus } from './thesaurus/index.ts';
import { topics } from './topics/index.ts';
import { books, type BookId } from '@berea/scripture';
import type { BookOverview } from '@berea/validation';

/** All content, from the files of this folder. */
export const readContent = (): OurContent => ({
  questions: questionCards,
  apologetics: apologeticsCards,
  studies: studyCards,
  people,
  places,
  theology,
  parables,
  miracles,
  books: bookCards,
  overviews: Object.fromEntries(books.map((book) => [book.id, overviewOf(book)])) as Record<BookId, BookOverview>,
  facts,
  relations,
  otherNames,
  sayings,
  rememberedVerses,
  modernWordings,
  topics,
  thesaurus,
  lifeEvents,
  cueGroups,
  openings,
  dailyVerses,
});
