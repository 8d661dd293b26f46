/** Function calls as SQL: `rpc()` with named arguments, by POST from the body, by GET from the query string. */

import type { Catalogue, Routine } from './catalogue.ts';
import { RestError, notSupported, unknownFunction } from './errors.ts';
import type { Query } from './query.ts';
import { Parameters, quote } from './sql.ts';
import type { Columns } from './sql.ts';
import { pageStatement } from './statement.ts';
import type { Shape, Statement } from './statement.ts';

/** The arguments of a call, and where they come from. */
export type Arguments =
  | { readonly kind: 'body'; readonly text: string; readonly names: readonly string[] }
  | { readonly kind: 'query'; readonly values: ReadonlyMap<string, string> };

/** The names of the arguments that were passed. */
export function argumentNames(given: Arguments): readonly string[] {
  return given.kind === 'body' ? given.names : [...given.values.keys()];
}

/**
 * The only function of that name that accepts exactly these arguments, apart from defaults. Throws `RestError`
 * otherwise.
 */
export function routineFor({ routines }: Catalogue, name: string, names: readonly string[]): Routine {
  const candidates = routines.filter(
    (routine) =>
      routine.name === name &&
      names.every((given) => routine.parameters.some((parameter) => parameter.name === given)) &&
      routine.parameters.every((parameter) => !parameter.required || names.includes(parameter.name)),
  );
  const [routine, ...others] = candidates;
  if (!routine) throw unknownFunction(name, names);
  if (others.length > 0) {
    const signatures = candidates.map(
      ({ parameters }) => `public.${name}(${parameters.map((each) => `${each.name} => ${each.type}`).join(', ')})`,
    );
    throw new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${signatures.join(', ')}`,
      {
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    );
  }
  return routine;
}

/** The `from` entries that call the function, with its result named `t`. */
function callSql(routine: Routine, given: Arguments, parameters: Parameters): string {
  const names = argumentNames(given);
  const passed = routine.parameters.filter(({ name }) => names.includes(name));
  const call = (value: (name: string, type: string) => string) => {
    const named = passed.map(({ name, type }) => `${quote(name)} => ${value(name, type)}`);
    return `"public".${quote(routine.name)}(${named.join(', ')})`;
  };
  if (given.kind === 'query') return call((name, type) => parameters.bind(given.values.get(name) ?? '', type));
  if (passed.length === 0) return call(() => '');
  const columns = passed.map(({ name, type }) => `${quote(name)} ${type}`);
  return `json_to_record(${parameters.bind(given.text, 'json')}) as body (${columns.join(', ')}), lateral ${call((name) => `body.${quote(name)}`)}`;
}

/** One function call. */
export interface Call {
  readonly routine: Routine;
  readonly given: Arguments;
  readonly query: Query;
  readonly limit: number;
  readonly offset: number;
  readonly count: boolean;
  readonly single: boolean;
}

/** The statement that calls the function once and selects from its result. */
export function callStatement({ routine, given, query, limit, offset, count, single }: Call): Statement {
  const parameters = new Parameters();
  const call = callSql(routine, given, parameters);
  if (routine.returns === 'void') {
    const text = `select count(*)::int as rows, null::int as total, null::int as inserted, 0 as bytes, null as body from ${call} as t`;
    return { text, params: parameters.values };
  }
  // A scalar result has one column, which exists only in this statement.
  const plain = routine.columns === null;
  const shaped =
    query.conditions.length > 0 || query.order.length > 0 || query.select.some(({ kind }) => kind !== 'star');
  if (plain && shaped) throw notSupported(`select, order and filters on ${routine.name}(), whose result is not rows`);
  const source: Columns = {
    name: routine.name,
    columns: routine.columns ?? [{ name: 'value', type: routine.returns, default: null }],
  };
  const many = routine.set && !single;
  const shape: Shape = plain ? (many ? 'values' : 'value') : many ? 'objects' : 'object';
  const before = `called as (select t.* from ${call} as t${plain ? ' (value)' : ''})`;
  return pageStatement({ before, from: 'called', source, query, limit, offset, count, shape }, parameters);
}
