/** What pages are filled with. Functions that write, send or count are not among them. */
export const functionsOfPages: ReadonlySet<string> = new Set([
  'apologetics-answer',
  'bible-chapter',
  'bible-versions',
  'book-overview',
  'chapter-context',
  'concordance-search',
  'cross-references',
  'daily-verse',
  'encyclopedia-category',
  'encyclopedia-entry',
  'guided-study',
  'scripture-question',
  'scripture-search',
  'strongs-search',
  'verse-detail',
]);
