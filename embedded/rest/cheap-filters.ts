import type { ApiRole } from '../identity.ts';
import type { Column } from './catalogue.ts';
import { malformedQuery } from './errors.ts';
import type { Condition } from './query.ts';

const maxLength = 100;

/**
 * What makes a regular expression slow, or large in memory: a reference back to what a bracket matched, a look at what
 * stands around, and a number of repetitions.
 */
const costly = /\\\d|\(\?|\{/;

/**
 * How many comparisons a request may make in each row, how many filters may read whole texts, and how much of a table
 * they may read together.
 */
const most = { comparisons: 50, filters: 10, bytes: 8 * 1024 * 1024 };

/** What the filters of a request are about. */
interface Filtered {
  readonly columns: readonly Column[];
  /** The size of a table that the filters may read all of. */
  readonly sharedBytes: number;
}

type Filter = Exclude<Condition, { readonly kind: 'logic' }>;
type Comparing = Filter & { readonly kind: 'compare' };

function filtersIn(conditions: readonly Condition[]): Filter[] {
  return conditions.flatMap((condition) =>
    condition.kind === 'logic' ? filtersIn(condition.conditions) : [condition],
  );
}

/** The operand of a filter. A list is written in braces. */
function operandOf({ quantifier, value }: Comparing): string {
  return quantifier ? value.replace(/^\{(.*)\}$/s, '$1') : value;
}

/** How many comparisons a filter makes in each row. A list is looked up, unless it is negated. */
function comparisonsOf(filter: Filter): number {
  if (filter.kind === 'in') return filter.negated ? filter.values.length : 1;
  return filter.kind === 'compare' && filter.quantifier ? operandOf(filter).split(',').length : 1;
}

/** How many whole texts a filter reads in each row. Whether two texts are equal is mostly seen by their lengths. */
function textsRead(filter: Filter, columns: readonly Column[]): number {
  const { column, path } = filter.field;
  if (path.length > 0) return 1;
  if (filter.kind !== 'compare' || ['eq', 'neq', 'isdistinct'].includes(filter.operator)) return 0;
  const type = columns.find(({ name }) => name === column)?.type ?? '';
  if (!/^(text|character varying|jsonb?)$|\[\]$/.test(type)) return 0;
  return filter.quantifier ? operandOf(filter).split(',').length : 1;
}

/**
 * Refuses filters that could occupy the database for seconds: everybody may send them, even without an account. Throws
 * `RestError` 400. The service key is exempt.
 */
export function requireCheapFilters(conditions: readonly Condition[], on: Filtered, role: ApiRole): void {
  if (role === 'service_role') return;
  const filters = filtersIn(conditions);
  for (const filter of filters) {
    if (filter.kind !== 'compare' || !/^i?match$/.test(filter.operator)) continue;
    const patterns = operandOf(filter);
    if (patterns.length > maxLength || costly.test(patterns))
      throw malformedQuery(
        `filter (${filter.operator})`,
        `a regular expression here has at most ${maxLength} characters, and no back reference, lookaround or number of repetitions`,
      );
  }
  if (filters.reduce((sum, filter) => sum + comparisonsOf(filter), 0) > most.comparisons)
    throw malformedQuery('filter', `a request makes at most ${most.comparisons} comparisons: use eq or in`);
  const reads = filters.reduce((sum, filter) => sum + textsRead(filter, on.columns), 0);
  if (reads > most.filters || reads * on.sharedBytes > most.bytes)
    throw malformedQuery(
      'filter',
      'so many patterns, or patterns on a table as large as this, would hold up everybody else: use eq or in',
    );
}
