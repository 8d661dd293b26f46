import type { Fact } from '@berea/content';
import { factFor } from '@berea/search';

/** Where a second question begins: 'where was Paul born and what was his job'. */
const next =
  /[?,;]?\s+and\s+(?=(?:(?:in|at|on|for|to|from|by)\s+)?(?:who|whose|what|which|where|when|why|how|did|was|were|is)\b)/i;

/** More than these are a list of homework, and the first ones are answered. */
const most = 3;

/**
 * The facts that a text of several questions asks for, in its order, where the first has one. What 'he' and 'her' stand
 * for in a later question is the subject of the first. Empty for a single question.
 */
export function factsAskedFor(text: string): Fact[] {
  const [first, ...others] = text.split(next);
  const leading = others.length > 0 ? factFor(first!)?.item : undefined;
  if (!leading) return [];
  const further = others
    .slice(0, most - 1)
    .flatMap((question) => factFor(naming(question, leading.subject))?.item ?? []);
  return [...new Set([leading, ...further])];
}

const naming = (question: string, subject: string): string =>
  question.replace(/\b(?:he|she|they)\b/gi, subject).replace(/\b(?:his|her|their)\b/gi, `${subject}’s`);
