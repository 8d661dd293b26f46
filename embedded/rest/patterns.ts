import type { ApiRole } from '../identity.ts';
import { malformedQuery } from './errors.ts';
import type { Condition } from './query.ts';

const maxLength = 100;

/**
 * What makes a regular expression slow, or large in memory: a reference back to what a bracket matched, a look at what
 * stands around, and a number of repetitions.
 */
const costly = /\\\d|\(\?|\{/;

/**
 * Refuses regular expressions that could occupy the database for seconds: everybody may send them, even without an
 * account. Throws `RestError` 400. The service key is exempt.
 */
export function requireSimplePatterns(conditions: readonly Condition[], role: ApiRole): void {
  if (role === 'service_role') return;
  for (const condition of conditions) {
    if (condition.kind === 'logic') requireSimplePatterns(condition.conditions, role);
    if (condition.kind !== 'compare' || !/^i?match$/.test(condition.operator)) continue;
    // A list of patterns is written in braces.
    const value = condition.quantifier ? condition.value.replace(/^\{(.*)\}$/s, '$1') : condition.value;
    if (value.length > maxLength || costly.test(value))
      throw malformedQuery(
        `filter (${condition.operator})`,
        `a regular expression here has at most ${maxLength} characters, and no back reference, lookaround or number of repetitions`,
      );
  }
}
