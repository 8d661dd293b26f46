/** Parses a query string to a `Query`. Pure: it does not access the database. */

import { malformedQuery, notSupported, unsatisfiableRange } from './errors.ts';
import { parseCondition } from './parse-filter.ts';
import { casts } from './query.ts';
import type { Cast, Condition, Field, OrderTerm, Query, SelectItem } from './query.ts';
import { Scanner } from './scanner.ts';

function isCast(name: string): name is Cast {
  return (casts as readonly string[]).includes(name);
}

/**
 * Aliases are the only names that a request brings into SQL: plain characters only, and at most the length Postgres
 * keeps.
 */
function checkedAlias(alias: string, scanner: Scanner): string {
  if (/^[\p{L}\p{N}_$ -]+$/u.test(alias) && Buffer.byteLength(alias) <= 63) return alias;
  throw scanner.error(`"${alias}" cannot name a result: letters, digits, _, $, - and spaces, at most 63 bytes,`);
}

/** The default name of a JSON path is its last key. */
function nameInPath({ path }: Field): string | undefined {
  return path.findLast(({ key }) => !/^-?\d+$/.test(key))?.key;
}

function selectItem(scanner: Scanner): SelectItem {
  if (scanner.take(/\*/y)) return { kind: 'star' };
  if (scanner.take(/\.\.\./y)) throw notSupported('spread embedding (...)');
  let field = scanner.field();
  let alias: string | undefined;
  if (scanner.take(/:(?!:)/y)) {
    if (field.path.length > 0) throw scanner.error('an alias is a plain name');
    alias = field.column;
    field = scanner.field();
  }
  if (scanner.take(/[!(]/y)) throw notSupported(`embedded resources and aggregates (${field.column})`);
  const cast = scanner.take(/::(\w+)/y)?.group;
  if (cast !== undefined && !isCast(cast)) throw notSupported(`the cast ::${cast}; only ${casts.join(', ')}`);
  alias ??= nameInPath(field);
  return {
    kind: 'field',
    field,
    ...(alias !== undefined && { alias: checkedAlias(alias, scanner) }),
    ...(cast !== undefined && { cast }),
  };
}

/** How many parts of one JSON column a request may name. */
const mostParts = 8;

/**
 * Each column once, however it is called, and few parts of it: one row could be as long as all its columns many times
 * over.
 */
function requireDistinct(select: readonly SelectItem[]): readonly SelectItem[] {
  const columns = new Set<string>();
  const parts = new Map<string, number>();
  for (const item of select) {
    if (item.kind === 'field' && item.field.path.length > 0) {
      const { column } = item.field;
      const count = (parts.get(column) ?? 0) + 1;
      if (count > mostParts)
        throw malformedQuery('select parameter', `more than ${mostParts} parts of "${column}" are selected`);
      parts.set(column, count);
      continue;
    }
    const name = item.kind === 'star' ? '*' : item.field.column;
    if (columns.has(name)) throw malformedQuery('select parameter', `"${name}" is selected twice`);
    columns.add(name);
  }
  return select;
}

/** How many columns, or parts of them, a request may be sorted by: each is read for every row of the table. */
const mostOrdered = 5;

function requireFew(order: readonly OrderTerm[]): readonly OrderTerm[] {
  if (order.length > mostOrdered) throw malformedQuery('order parameter', `there are more than ${mostOrdered} columns`);
  return order;
}

function orderTerm(scanner: Scanner): OrderTerm {
  const field = scanner.field();
  if (scanner.take(/\(/y)) throw notSupported('ordering by an embedded resource');
  const descending = scanner.take(/\.(asc|desc)(?=[.,]|$)/y)?.group === 'desc';
  const nulls = scanner.take(/\.nulls(first|last)(?=,|$)/y)?.group as 'first' | 'last' | undefined;
  return { field, descending, ...(nulls && { nulls }) };
}

function items<T>(text: string, parameter: string, item: (scanner: Scanner) => T): T[] {
  const scanner = new Scanner(text, `${parameter} parameter`);
  const found = scanner.list(() => item(scanner));
  scanner.end();
  return found;
}

function wholeNumber(text: string, parameter: string): number {
  const number = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number))
    throw malformedQuery(`${parameter} parameter (${text})`, 'expected a whole number');
  if (number < 0)
    throw unsatisfiableRange(`${parameter === 'limit' ? 'Limit' : 'Offset'} should be greater than or equal to zero.`);
  return number;
}

const reserved = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'] as const;
type Reserved = (typeof reserved)[number];

function isReserved(key: string): key is Reserved {
  return (reserved as readonly string[]).includes(key);
}

/**
 * `parameters` are decoded and in query-string order. Every one that is not a reserved word is a filter. Throws
 * `RestError`.
 */
export function parseQuery(parameters: Iterable<readonly [string, string]>): Query {
  const given = new Map<Reserved, string>();
  const conditions: Condition[] = [];
  for (const [key, text] of parameters) {
    if (!isReserved(key)) conditions.push(parseCondition(key, text));
    else if (given.has(key)) throw malformedQuery(`${key} parameter`, 'it is given twice');
    else given.set(key, text);
  }
  const read = <T>(key: Reserved, parse: (text: string) => T): T | undefined => {
    const text = given.get(key);
    return text === undefined ? undefined : parse(text);
  };
  const names = (key: Reserved) => read(key, (text) => [...new Set(items(text, key, (scanner) => scanner.name()))]);
  const limit = read('limit', (text) => wholeNumber(text, 'limit'));
  const columns = names('columns');
  const onConflict = names('on_conflict');
  return {
    select: read('select', (text) => requireDistinct(items(text, 'select', selectItem))) ?? [{ kind: 'star' }],
    conditions,
    order: read('order', (text) => requireFew(items(text, 'order', orderTerm))) ?? [],
    offset: read('offset', (text) => wholeNumber(text, 'offset')) ?? 0,
    ...(limit !== undefined && { limit }),
    ...(columns && { columns }),
    ...(onConflict && { onConflict }),
  };
}
