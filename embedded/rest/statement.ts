/** Builds one SQL statement per request. It reads or writes, counts, and builds its own response as JSON. */

import type { Relation } from './catalogue.ts';
import type { Query } from './query.ts';
import { orderSql, quote, selectSql, whereSql } from './sql.ts';
import type { Columns, Parameters } from './sql.ts';

/**
 * It returns one row: `rows` in the response, `total` that match (null when not counted), `inserted`, the length
 * of the response in `bytes`, and the response as `body`, unless it is longer than `maxAnswerBytes`.
 */
export interface Statement {
  readonly text: string;
  readonly params: readonly string[];
}

/** How the rows become the body: an array of objects, its first object, an array of scalars, or one scalar. */
export type Shape = 'objects' | 'object' | 'values' | 'value';

/** The JSON of one row, and of all of them. `line` has a row for each. */
const bodies: Readonly<Record<Shape, { readonly line: string; readonly body: string }>> = {
  objects: {
    line: 'row_to_json(page.*)::text',
    body: `(select '[' || coalesce(string_agg(json, ','), '') || ']' from line)`,
  },
  object: { line: 'row_to_json(page.*)::text', body: '(select json from line limit 1)' },
  values: {
    line: `coalesce(to_json(page.value)::text, 'null')`,
    body: `(select '[' || coalesce(string_agg(json, ','), '') || ']' from line)`,
  },
  value: {
    line: `coalesce(to_json(page.value)::text, 'null')`,
    body: `coalesce((select json from line limit 1), 'null')`,
  },
};

/** The longest answer. It is held in memory several times, and the longest legitimate ones are half as long. */
export const maxAnswerBytes = 16 * 1024 * 1024;

/** The parts of a statement that returns a page of rows. */
export interface Page {
  /** Common table expressions that come first: a function call, or a write. */
  readonly before?: string;
  /** The quoted name to select the rows from. */
  readonly from: string;
  readonly source: Columns;
  readonly query: Pick<Query, 'select' | 'conditions' | 'order'>;
  readonly limit?: number;
  readonly offset?: number;
  readonly count?: boolean;
  /** SQL for the number of rows inserted. */
  readonly inserted?: string;
  readonly shape: Shape;
}

/** Builds the statement that returns one page of rows as JSON. */
export function pageStatement(page: Page, parameters: Parameters): Statement {
  const { before, from, source, query, limit, offset = 0, count = false, inserted = 'null::int', shape } = page;
  const select = selectSql(source, query.select, parameters);
  const where = whereSql(source, query.conditions, parameters);
  const order = orderSql(source, query.order, parameters);
  const limits =
    (limit === undefined ? '' : ` limit ${parameters.bind(String(limit), 'bigint')}`) +
    (offset === 0 ? '' : ` offset ${parameters.bind(String(offset), 'bigint')}`);
  const { line, body } = bodies[shape];
  const total = count ? `(select count(*)::int from ${from} as t${where})` : 'null::int';
  return {
    text:
      `with ${before ? `${before}, ` : ''}page as (select ${select} from ${from} as t${where}${order}${limits}), ` +
      `line as materialized (select ${line} as json from page) ` +
      `select rows, ${total} as total, ${inserted} as inserted, bytes, case when bytes <= ${maxAnswerBytes} then ${body} end as body ` +
      `from (select count(*)::int as rows, coalesce(sum(octet_length(json)), 0)::float8 as bytes from line) as measured`,
    params: parameters.values,
  };
}

/** A relation's qualified name in SQL. */
export function relationSql({ name }: Relation): string {
  return `"public".${quote(name)}`;
}
