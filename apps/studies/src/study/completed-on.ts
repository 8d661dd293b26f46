const monthDayYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const day = /^\d{4}-\d{2}-\d{2}$/;

/** 'March 4, 2026', by the reader's clock. A day without a time is that day everywhere. @param at as PostgREST writes a day or a moment */
export const monthDay = (at: string): string => monthDayYear.format(new Date(day.test(at) ? `${at}T00:00:00` : at));

/** 'Completed on March 4, 2026' */
export const completedOn = (at: string): string => `Completed on ${monthDay(at)}`;
