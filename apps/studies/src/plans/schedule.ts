import { bookById, books, formatReference, type BookId } from '@berea/scripture';
import type { ChapterRead, ReadingPlan } from '@berea/validation';
import { addDays, daysBetween } from './days.ts';

/** A plan that everybody can start. */
export interface OfferedPlan {
  readonly name: string;
  readonly books: readonly BookId[];
  readonly days: number;
}

const idsOf = (testament?: 'old' | 'new') =>
  books.filter((book) => !testament || book.testament === testament).map(({ id }) => id as BookId);

/** The plans that everybody can start. */
export const offeredPlans: readonly OfferedPlan[] = [
  { name: 'The Bible in a year', books: idsOf(), days: 365 },
  { name: 'The New Testament in 90 days', books: idsOf('new'), days: 90 },
  { name: 'Psalms and Proverbs in 60 days', books: ['Ps', 'Prov'], days: 60 },
  { name: 'The Gospels in 30 days', books: ['Matt', 'Mark', 'Luke', 'John'], days: 30 },
];

/** Every chapter of these books, in reading order: 'Matthew 1'. A book that is named twice is read once. */
export const chaptersOf = (bookIds: readonly string[]): string[] =>
  [...new Set(bookIds)].flatMap((id) => {
    const book = bookById(id);
    return book ? Array.from({ length: book.chapters }, (_, at) => formatReference({ book, chapter: at + 1 })) : [];
  });

/** The chapters of each day: as many as on any other, or one more. A plan of more days than chapters has empty ones. */
export function portions({ books: bookIds, days }: Pick<OfferedPlan, 'books' | 'days'>): string[][] {
  const chapters = chaptersOf(bookIds);
  const start = (day: number) => Math.round((day * chapters.length) / days);
  return Array.from({ length: days }, (_, day) => chapters.slice(start(day), start(day + 1)));
}

/** 'John 3', 'John 3-5', 'John 21, Acts 1-2'. Chapters that do not follow each other are named each. */
export function inShort(chapters: readonly string[]): string {
  const runs: { first: string; book: string; last: number; count: number }[] = [];
  for (const chapter of chapters) {
    const at = chapter.lastIndexOf(' ');
    const [book, number] = [chapter.slice(0, at), Number(chapter.slice(at + 1))];
    const run = runs.at(-1);
    if (run?.book === book && run.last === number - 1) Object.assign(run, { last: number, count: run.count + 1 });
    else runs.push({ first: chapter, book, last: number, count: 1 });
  }
  return runs.map(({ first, last, count }) => (count === 1 ? first : `${first}-${last}`)).join(', ');
}

/** '1,189 chapters, 3 or 4 a day' */
export function paceOf({ books, days }: Pick<OfferedPlan, 'books' | 'days'>): string {
  const chapters = chaptersOf(books).length;
  const least = Math.floor(chapters / days);
  const pace = chapters % days === 0 ? `${least}` : `${least} or ${least + 1}`;
  return `${chapters.toLocaleString('en-US')} ${chapters === 1 ? 'chapter' : 'chapters'}, ${pace} a day`;
}

/** Where somebody is in a plan. */
export interface Progress {
  /** The day of the plan that today is, counted from 1. Below 1 before its start; it may be past its end. */
  readonly today: number;
  readonly portions: readonly (readonly string[])[];
  /** The chapters that were read since the plan was started. */
  readonly read: ReadonlySet<string>;
  readonly total: number;
  /** What today's portion holds; empty before the start and after the end. */
  readonly todays: readonly string[];
  /** Unread chapters of the days before today. */
  readonly overdue: readonly string[];
  /** The first chapter of the plan that is not read; undefined when all are. */
  readonly next: string | undefined;
  /** Days since the first one that has an unread chapter; 0 when nothing is overdue. */
  readonly daysBehind: number;
  readonly isFinished: boolean;
}

/** The day of the calendar on which the first day of a plan is. */
export const firstDay = ({ started_on, moved_days }: ReadingPlan): string => addDays(started_on, moved_days);

/** @param today '2026-03-04' */
export function progressOf(plan: ReadingPlan, allRead: readonly ChapterRead[], today: string): Progress {
  const days = portions(plan);
  const inPlan = new Set(days.flat());
  const read = new Set(
    allRead.filter((each) => each.read_on >= plan.started_on && inPlan.has(each.chapter)).map(({ chapter }) => chapter),
  );
  const number = daysBetween(firstDay(plan), today) + 1;
  const isUnread = (chapter: string) => !read.has(chapter);
  const past = days.slice(0, Math.max(0, number - 1));
  const firstUnread = past.findIndex((portion) => portion.some(isUnread));
  return {
    today: number,
    portions: days,
    read,
    total: inPlan.size,
    todays: days[number - 1] ?? [],
    overdue: past.flat().filter(isUnread),
    next: days.flat().find(isUnread),
    daysBehind: firstUnread < 0 ? 0 : number - 1 - firstUnread,
    isFinished: read.size === inPlan.size,
  };
}
