/** Days without a time, as '2026-03-04'. They are counted in UTC, so that no clock change makes a day longer. */

const milliseconds = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** @param count may be negative */
export const addDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * milliseconds).toISOString().slice(0, 10);

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / milliseconds;

/** A format for days: they have no time zone. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(timeOf(day));
};
/** 'Wednesday, March 4' */
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'March 2026' */
export const monthOf = format({ month: 'long', year: 'numeric' });

/** The weeks of the month of a day, Sunday first; days of other months are undefined. */
export function weeksOf(day: string): (string | undefined)[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addDays(first, 31).slice(0, 8) + '01';
  const days: (string | undefined)[] = Array.from({ length: new Date(timeOf(first)).getUTCDay() });
  for (let each = first; each < next; each = addDays(each, 1)) days.push(each);
  const weeks: (string | undefined)[][] = [];
  for (let at = 0; at < days.length; at += 7) weeks.push(Array.from({ length: 7 }, (_, of) => days[at + of]));
  return weeks;
}
