/** Insert, upsert, update and delete as SQL. */

import type { Body } from './body.ts';
import type { Column, Relation } from './catalogue.ts';
import { RestError, malformedBody, notSupported, unknownBodyColumn } from './errors.ts';
import type { Preferences } from './preferences.ts';
import type { Query, SelectItem } from './query.ts';
import { Parameters, neededColumns, quote, whereSql } from './sql.ts';
import { pageStatement, relationSql } from './statement.ts';
import type { Statement } from './statement.ts';

/** One write to a relation. */
export interface Write {
  readonly relation: Relation;
  readonly query: Query;
  readonly preferences: Preferences;
  /** `.single()`: the body is one object. */
  readonly single: boolean;
}

function columnNamed(relation: Relation, name: string): Column {
  const column = relation.columns.find((each) => each.name === name);
  if (!column) throw unknownBodyColumn(relation.name, name);
  return column;
}

function list(
  columns: readonly Column[],
  item: (quoted: string, column: Column) => string = (quoted) => quoted,
): string {
  return columns.map((column) => item(quote(column.name), column)).join(', ');
}

/** The body as rows called `body`, with the types of their columns. */
function bodyRows(body: Body, columns: readonly Column[], parameters: Parameters, missingDefault: boolean): string {
  const shape = `as body (${list(columns, (quoted, { type }) => `${quoted} ${type}`)})`;
  if (!missingDefault)
    return `${body.many ? 'json_to_recordset' : 'json_to_record'}(${parameters.bind(body.text, 'json')}) ${shape}`;
  const objects = `jsonb_array_elements(${body.many ? '' : 'jsonb_build_array'}(${parameters.bind(body.text, 'jsonb')}))`;
  const defaults = columns.flatMap(({ name, default: value }) =>
    value === null ? [] : [`${parameters.bind(name)}, ${value}`],
  );
  return `jsonb_to_recordset((select jsonb_agg(jsonb_build_object(${defaults.join(', ')}) || each) from ${objects} as each)) ${shape}`;
}

/**
 * The end of every write: the returned columns and the response. When an insert `merges`, new rows are distinguished
 * from updated ones by xmax, which Postgres sets on existing rows. Only ordinary tables have it.
 */
function answered(
  write: string,
  { relation, query, preferences, single }: Write,
  parameters: Parameters,
  { merges = false } = {},
): Statement {
  if (query.limit !== undefined || query.offset > 0)
    throw notSupported('limit and offset on insert, update and delete');
  const marked = merges && relation.kind === 'r';
  const mark = marked ? [`(t.xmax = 0) as "?inserted"`] : [];
  const inserted = marked ? `(select (count(*) filter (where "?inserted"))::int from written)` : 'null::int';

  const headersOnly = preferences.representation === 'headers-only';
  const field = (column: string): SelectItem => ({ kind: 'field', field: { column, path: [] } });
  const all = headersOnly ? relation.key : relation.columns.map(({ name }) => name);
  const select = headersOnly
    ? all.map(field)
    : query.select.flatMap((item) => (item.kind === 'star' ? all.map(field) : [item]));
  if (preferences.representation === 'minimal' || select.length === 0) {
    const returning = ['1 as "?one"', ...mark].join(', ');
    const answer = `select count(*)::int as rows, null::int as total, ${inserted} as inserted, 0 as bytes, null as body from written`;
    return { text: `with written as (${write} returning ${returning}) ${answer}`, params: parameters.values };
  }
  const returning = [...neededColumns(relation, select, query.order).map((name) => `t.${quote(name)}`), ...mark].join(
    ', ',
  );
  return pageStatement(
    {
      before: `written as (${write} returning ${returning})`,
      from: 'written',
      source: relation,
      query: { select, order: query.order, conditions: [] },
      inserted,
      shape: single || headersOnly ? 'object' : 'objects',
    },
    parameters,
  );
}

function conflictSql({ relation, query, preferences }: Write, columns: readonly Column[]): string {
  if (!preferences.resolution) return '';
  const target = (query.onConflict ?? relation.key).map((name) => columnNamed(relation, name));
  if (target.length === 0)
    throw new RestError(400, '42P10', `${relation.name} has no primary key: an upsert must say on_conflict`);
  const action =
    preferences.resolution === 'ignore'
      ? 'nothing'
      : `update set ${list(columns, (quoted) => `${quoted} = excluded.${quoted}`)}`;
  return ` on conflict (${list(target)}) do ${action}`;
}

/** Insert, or upsert where the preferences ask for one. */
export function insertStatement(write: Write, body: Body): Statement {
  const { relation, query, preferences } = write;
  if (query.conditions.length > 0) throw notSupported('filters on an insert');
  const parameters = new Parameters();
  const into = `insert into ${relationSql(relation)} as t`;
  if (body.size === 0)
    return {
      text: `select 0 as rows, null::int as total, null::int as inserted, 2 as bytes, '[]' as body`,
      params: [],
    };
  if (body.keys.length === 0) {
    if (body.size > 1) throw notSupported('inserting several empty objects');
    return answered(`${into} default values`, write, parameters);
  }
  const columns = body.keys.map((key) => columnNamed(relation, key));
  const rows = bodyRows(body, columns, parameters, preferences.missingDefault);
  const insert = `${into} (${list(columns)}) select ${list(columns, (quoted) => `body.${quoted}`)} from ${rows}${conflictSql(write, columns)}`;
  return answered(insert, write, parameters, { merges: preferences.resolution === 'merge' });
}

/** As on a hosted project (pg_safeupdate): a forgotten filter must not affect every row. */
function requireWhere({ query }: Write, verb: 'UPDATE' | 'DELETE'): void {
  if (query.conditions.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`);
}

/** Throws `RestError` 400 without a filter, or when the body is not one object. */
export function updateStatement(write: Write, body: Body): Statement {
  const { relation, query } = write;
  requireWhere(write, 'UPDATE');
  if (body.many || body.keys.length === 0) throw malformedBody('An update takes one object with at least one column');
  const parameters = new Parameters();
  const columns = body.keys.map((key) => columnNamed(relation, key));
  const rows = bodyRows(body, columns, parameters, false);
  const set = list(columns, (quoted) => `${quoted} = body.${quoted}`);
  return answered(
    `update ${relationSql(relation)} as t set ${set} from ${rows}${whereSql(relation, query.conditions, parameters)}`,
    write,
    parameters,
  );
}

/** Throws `RestError` 400 without a filter. */
export function deleteStatement(write: Write): Statement {
  const { relation, query } = write;
  requireWhere(write, 'DELETE');
  const parameters = new Parameters();
  return answered(
    `delete from ${relationSql(relation)} as t${whereSql(relation, query.conditions, parameters)}`,
    write,
    parameters,
  );
}
