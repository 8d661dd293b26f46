import type { Stretch } from './carry-tags.ts';

/** What ends a clause, and the first word of the next. */
const clauseEnd = /^(.*\p{L}[’')]*[:;.?!][’')]*\s+)(\p{L}.*)$/su;

/**
 * The tags of Hebrew begin before its word: a pronoun that ends the clause before is English for a suffix there. 'from
 * among | them: for his mercy' is cut after the colon, and 'them:' has no tag.
 */
export function withoutClauseBefore(stretch: Stretch): Stretch[] {
  const [, before, own] = stretch.piece ? (clauseEnd.exec(stretch.text) ?? []) : [];
  return before === undefined || own === undefined
    ? [stretch]
    : [
        { text: before, piece: undefined },
        { ...stretch, text: own },
      ];
}
