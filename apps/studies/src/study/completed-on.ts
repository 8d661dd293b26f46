const monthDayYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * 'March 4, 2026' in the local time zone. A date without a time is not shifted by the time zone.
 * @param at a date or timestamp in PostgREST's ISO format
 */
const monthDay = (at: string): string => monthDayYear.format(new Date(day.test(at) ? `${at}T00:00:00` : at));

/** 'Completed on March 4, 2026' */
export const completedOn = (at: string): string => `Completed on ${monthDay(at)}`;
