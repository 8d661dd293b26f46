/** Formats a number with digit grouping: 24091 → '24,091'. */
export const number = (value: number): string => value.toLocaleString('en-US');

const plural = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;

/** '310 occurrences', '1 occurrence'. */
export const occurrencesText = (count: number): string => plural(count, 'occurrence', 'occurrences');

/** '310 occurrences in 280 verses', '1 occurrence in 1 verse'. */
export const counted = (occurrences: number, verses: number): string =>
  `${occurrencesText(occurrences)} in ${plural(verses, 'verse', 'verses')}`;
