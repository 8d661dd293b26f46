/** Builds one SQL statement per request. It reads or writes, counts, and builds its own response as JSON. */

import type { Relation } from './catalogue.ts';
import type { Query } from './query.ts';
import { orderSql, quote, selectSql, whereSql } from './sql.ts';
import type { Columns, Parameters } from './sql.ts';

/**
 * It returns one row: `rows` in the response, `total` that match (null when not counted), `inserted`, and the response
 * as `body`.
 */
export interface Statement {
  readonly text: string;
  readonly params: readonly string[];
}

/** How the rows become the body: an array of objects, its first object, an array of scalars, or one scalar. */
export type Shape = 'objects' | 'object' | 'values' | 'value';

const bodies: Readonly<Record<Shape, string>> = {
  objects: `coalesce(json_agg(row_to_json(page.*)), '[]')::text`,
  object: `(json_agg(row_to_json(page.*)) -> 0)::text`,
  values: `coalesce(json_agg(page.value), '[]')::text`,
  value: `coalesce((json_agg(page.value) -> 0)::text, 'null')`,
};

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
  const total = count ? `(select count(*)::int from ${from} as t${where})` : 'null::int';
  return {
    text:
      `with ${before ? `${before}, ` : ''}page as (select ${select} from ${from} as t${where}${order}${limits}) ` +
      `select count(*)::int as rows, ${total} as total, ${inserted} as inserted, ${bodies[shape]} as body from page`,
    params: parameters.values,
  };
}

/** A relation's qualified name in SQL. */
export function relationSql({ name }: Relation): string {
  return `"public".${quote(name)}`;
}
