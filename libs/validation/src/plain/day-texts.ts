import { isRecordOf, isText, readAs } from './shape.ts';

/**
 * What a remote says of an entry of one's own on a day, in place of its description: 'Today: Matthew 1-3'. It is kept
 * with `userStorage` under `dayTextsName`, by the path of the entry and the day; the shell shows it on the home page
 * without running the remote. Ending a session removes it.
 */
export type DayTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const dayTextsName = 'day-texts';
/** Whose the texts of a visitor are. */
export const dayTextsOfVisitor = 'visitor';

/** Reads what is stored. */
export const readDayTexts: (stored: unknown) => DayTexts | undefined = readAs(isRecordOf(isRecordOf(isText)));

/** The day that it is here: '2026-03-04'. */
export function todayHere(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
