import { cardsFor, factFor } from '@berea/search';
import type { Content } from '../content.ts';
import { question } from './question-words.ts';

/**
 * The question in a text of several clauses that has an answer of ours: 'how do I become a Christian, is there a form'.
 * Undefined when none has, or when the text is a single one.
 */
export function clauseAnswered(text: string, content: Content): string | undefined {
  const clauses = text
    .split(/[.?!;,\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => question.test(clause.toLowerCase()));
  return clauses.find((clause) => {
    if (clause.length >= text.trim().length - 1 || clause.split(' ').length < leastClause) return false;
    const { is, resembles } = cardsFor(clause, content);
    return factFor(clause) !== undefined || (is?.kind === 'question' && !resembles);
  });
}

/** A shorter clause names nothing: 'how long', 'is it wrong'. */
const leastClause = 4;
