/** The words of a list written out with blanks between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
