/** Parses filters: `color=eq.#fff`, `verse_id=in.("John 3:16",x)`, `or=(a.eq.1,not.and(b.is.null,c.gt.2))`. */

import { notSupported } from './errors.ts';
import { comparisons, truths } from './query.ts';
import type { Comparison, Condition, Field, Truth } from './query.ts';
import { Scanner } from './scanner.ts';

/** The nesting limit: deeper than people write, far below what overflows the stack. */
const maxDepth = 20;
const quantifiable: readonly string[] = [
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
] satisfies Comparison[];
const fullText = ['fts', 'plfts', 'phfts', 'wfts'];

function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(comparisons, operator);
}

function isTruth(word: string): word is Truth {
  return Object.hasOwn(truths, word);
}

/**
 * Parses `(a,"b,c",d)`. Only commas and brackets end a value; inside quotes they are part of it. `()` is an empty list.
 */
function valueList(scanner: Scanner): string[] {
  scanner.expect(/\(/y, '"("');
  if (scanner.take(/\)/y)) return [];
  const values = scanner.list(() => scanner.quoted({ closed: true }) ?? scanner.expect(/[^,)]*/y, 'a value'));
  scanner.expect(/\)/y, '"," or ")"');
  return values;
}

/**
 * Parses `not.in.(…)`, `is.null`, `eq.value`. `value` reads a single value: to the end, or up to a comma inside
 * `or=(…)`.
 */
function operation(scanner: Scanner, field: Field, value: () => string): Condition {
  const negated = scanner.take(/not\./y) !== undefined;
  const operator = scanner.expect(/[a-z]+/y, 'an operator (eq, gt, ...)');
  if (fullText.includes(operator)) throw notSupported(`full-text search (${operator})`);
  if (operator !== 'in' && operator !== 'is' && !isComparison(operator))
    throw scanner.error(`"${operator}" is not an operator`);

  const quantifier = scanner.take(/\((any|all)\)/y)?.group as 'any' | 'all' | undefined;
  if (quantifier && !quantifiable.includes(operator)) throw scanner.error(`${operator} takes no quantifier`);
  scanner.expect(/\./y, '"."');

  if (operator === 'in') return { kind: 'in', negated, field, values: valueList(scanner) };
  if (operator === 'is') {
    const truth = scanner.expect(/[a-z_]+/iy, 'null, not_null, true, false or unknown').toLowerCase();
    if (!isTruth(truth)) throw scanner.error(`"is" knows null, not_null, true, false and unknown, not "${truth}"`);
    return { kind: 'is', negated, field, truth };
  }
  return { kind: 'compare', negated, field, operator, ...(quantifier && { quantifier }), value: value() };
}

function nestedValue(scanner: Scanner): string {
  return (
    scanner.quoted({ closed: true }) ?? (scanner.take(/\{[^{}]*\}(?=[,)])/y) ?? scanner.take(/[^,)]*/y))?.text ?? ''
  );
}

function logic(scanner: Scanner, operator: 'and' | 'or', negated: boolean, depth: number): Condition {
  if (depth > maxDepth) throw scanner.error(`more than ${maxDepth} levels of and/or`);
  scanner.expect(/\(\s*/y, '"("');
  const conditions = scanner.list(() => {
    const not = scanner.take(/not\.(?=(?:and|or)\()/y) !== undefined;
    const group = scanner.take(/(and|or)(?=\()/y)?.group;
    if (group === 'and' || group === 'or') return logic(scanner, group, not, depth + 1);
    const field = scanner.field();
    scanner.expect(/\./y, '"."');
    return operation(scanner, field, () => nestedValue(scanner));
  });
  scanner.expect(/\s*\)/y, '"," or ")"');
  return { kind: 'logic', negated, operator, conditions };
}

/** Parses one parameter that is not a reserved word: `[key]=[text]`. */
export function parseCondition(key: string, text: string): Condition {
  const group = /^(not\.)?(and|or)$/.exec(key);
  const scanner = new Scanner(text, group ? 'logic tree' : 'filter');
  if (group) {
    const condition = logic(scanner, group[2] === 'or' ? 'or' : 'and', group[1] !== undefined, 1);
    scanner.end();
    return condition;
  }
  const name = new Scanner(key, 'column of a filter');
  const field = name.field();
  if (name.take(/\./y)) throw notSupported(`filters on embedded resources (${key})`);
  name.end();
  const condition = operation(scanner, field, () => scanner.expect(/[^]*/y, 'a value'));
  scanner.end();
  return condition;
}
