/** SQL fragments. Names come from the catalogue and are quoted. Everything from the request becomes a parameter. */

import { isArrayTooDeep, isTooDeep } from '../json-depth.ts';
import type { Column } from './catalogue.ts';
import { tooDeep, unknownColumn } from './errors.ts';
import { comparisons, truths } from './query.ts';
import type { Condition, Field, OrderTerm, SelectItem } from './query.ts';

/** Collects the values of `$1…` while the SQL is built. All are sent as text, so that both engines parse them alike. */
export class Parameters {
  readonly values: string[] = [];

  /** The placeholder of a value that Postgres reads as `type` (a type name, never taken from the request). */
  bind(value: string, type = 'text'): string {
    if (/^jsonb?$/.test(type) && isTooDeep(value)) throw tooDeep();
    if (/^jsonb?\[\]$/.test(type) && isArrayTooDeep(value)) throw tooDeep();
    this.values.push(value);
    return `$${this.values.length}::text${type === 'text' ? '' : `::${type}`}`;
  }
}

/** Quotes an SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Where columns are looked up, and its name for error messages. */
export interface Columns {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** In every statement, `t` is the relation or function result that the request is about. */
function resolve(source: Columns, name: string): Column {
  const column = source.columns.find((each) => each.name === name);
  if (!column) throw unknownColumn(source.name, name);
  return column;
}

function fieldSql(
  source: Columns,
  { column, path }: Field,
  parameters: Parameters,
): { sql: string; type: string; name: string } {
  const { name, type } = resolve(source, column);
  const steps = path.map(
    ({ arrow, key }) => ` ${arrow} ${parameters.bind(key, /^-?\d{1,9}$/.test(key) ? 'int' : 'text')}`,
  );
  const sql = `t.${quote(name)}${steps.join('')}`;
  return { name, sql: steps.length > 0 ? `(${sql})` : sql, type: path.at(-1)?.arrow === '->>' ? 'text' : type };
}

const patterns = ['like', 'ilike', 'match', 'imatch'];

function conditionSql(source: Columns, condition: Condition, parameters: Parameters): string {
  const not = condition.negated ? 'not ' : '';
  if (condition.kind === 'logic') {
    return `${not}(${condition.conditions.map((each) => conditionSql(source, each, parameters)).join(` ${condition.operator} `)})`;
  }
  const field = fieldSql(source, condition.field, parameters);
  switch (condition.kind) {
    case 'is':
      return `${not}(${field.sql} is ${truths[condition.truth]})`;
    case 'in': {
      const values = condition.values.map((value) => parameters.bind(value, field.type));
      return values.length === 0 ? `${not}(false)` : `${not}(${field.sql} in (${values.join(', ')}))`;
    }
    case 'compare': {
      const { operator, quantifier } = condition;
      const value =
        operator === 'like' || operator === 'ilike' ? condition.value.replaceAll('*', '%') : condition.value;
      const type = patterns.includes(operator) ? 'text' : field.type;
      const operand = quantifier
        ? `${quantifier}(${parameters.bind(value, `${type}[]`)})`
        : parameters.bind(value, type);
      return `${not}(${field.sql} ${comparisons[operator]} ${operand})`;
    }
  }
}

/** ` where …`, or an empty string. */
export function whereSql(source: Columns, conditions: readonly Condition[], parameters: Parameters): string {
  return conditions.length === 0
    ? ''
    : ` where ${conditions.map((each) => conditionSql(source, each, parameters)).join(' and ')}`;
}

/** ` order by …`, or an empty string. */
export function orderSql(source: Columns, order: readonly OrderTerm[], parameters: Parameters): string {
  const terms = order.map(({ field, descending, nulls }) => {
    const direction = `${descending ? 'desc' : 'asc'}${nulls ? ` nulls ${nulls}` : ''}`;
    return `${fieldSql(source, field, parameters).sql} ${direction}`;
  });
  return terms.length === 0 ? '' : ` order by ${terms.join(', ')}`;
}

/** The select list. */
export function selectSql(source: Columns, items: readonly SelectItem[], parameters: Parameters): string {
  return items
    .map((item) => {
      if (item.kind === 'star') return 't.*';
      const { sql, name } = fieldSql(source, item.field, parameters);
      return `${sql}${item.cast ? `::${item.cast}` : ''} as ${quote(item.alias ?? name)}`;
    })
    .join(', ');
}

/** The columns of the response, for `returning`: a writer may be allowed to read only these. */
export function neededColumns(
  source: Columns,
  items: readonly SelectItem[],
  order: readonly OrderTerm[],
): readonly string[] {
  if (items.some(({ kind }) => kind === 'star')) return source.columns.map(({ name }) => name);
  const fields = [
    ...items.flatMap((item) => (item.kind === 'field' ? [item.field] : [])),
    ...order.map(({ field }) => field),
  ];
  return [...new Set(fields.map(({ column }) => resolve(source, column).name))];
}
