/**
 * Plans a request: one statement, and how its result becomes the response. Pure: request and catalogue in, plan out.
 */

import type { ApiRole } from '../identity.ts';
import { readAnswer, writeAnswer } from './answer.ts';
import type { Answer, Outcome } from './answer.ts';
import { parseBody } from './body.ts';
import { argumentNames, callStatement, routineFor } from './call.ts';
import type { Arguments } from './call.ts';
import { relationNamed } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { RestError, notSupported } from './errors.ts';
import { parseQuery } from './parse-query.ts';
import { requireCheapFilters } from './cheap-filters.ts';
import { asksForOneObject, narrow, parsePreferences, requirePublicSchema } from './preferences.ts';
import { requireShortLists } from './short-lists.ts';
import { Parameters } from './sql.ts';
import { pageStatement, relationSql } from './statement.ts';
import type { Statement } from './statement.ts';
import { deleteStatement, insertStatement, updateStatement } from './write.ts';

/** One request, reduced to what the planner needs. */
export interface RestRequest {
  readonly method: string;
  /** The name of the relation or function, decoded. */
  readonly name: string;
  /** The query string's parameters, decoded and in order. */
  readonly parameters: readonly (readonly [string, string])[];
  readonly header: (name: string) => string | undefined;
  readonly body: string;
  /** The maximum number of rows in the response, regardless of the request. */
  readonly maxRows: number;
  readonly role: ApiRole;
}

/** How to execute a request. */
export interface Plan {
  readonly statement: Statement;
  readonly readOnly: boolean;
  /** Throws `RestError` when the result must be rolled back. */
  readonly answer: (outcome: Outcome) => Answer;
}

function reads(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Plans a request to a table or view. Throws `RestError`. */
export function planTable(
  catalogue: Catalogue,
  { method, name, parameters, header, body, maxRows, role }: RestRequest,
): Plan {
  requirePublicSchema(header(reads(method) ? 'Accept-Profile' : 'Content-Profile'));
  const single = asksForOneObject(header('Accept'));
  const preferences = parsePreferences(header('Prefer'), { representation: 'minimal' });
  const query = parseQuery(parameters);
  const relation = relationNamed(catalogue, name);
  requireCheapFilters(query.conditions, relation, role);

  if (reads(method)) {
    if (query.columns || query.onConflict) throw notSupported('columns and on_conflict on a read');
    const { offset, limit = maxRows } = narrow(query, header('Range'));
    const page = {
      from: relationSql(relation),
      source: relation,
      query,
      limit: Math.min(limit, maxRows),
      offset,
      count: preferences.count,
    };
    return {
      statement: pageStatement({ ...page, shape: single ? 'object' : 'objects' }, new Parameters()),
      readOnly: true,
      answer: (outcome) => readAnswer(outcome, { offset, single, preferences }),
    };
  }
  if (method !== 'POST' && method !== 'PATCH' && method !== 'DELETE')
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  const write = { relation, query, preferences, single };
  const content = () => parseBody(body, header('Content-Type'), query.columns);
  const statements = {
    POST: () => insertStatement(write, content()),
    PATCH: () => updateStatement(write, content()),
    DELETE: () => deleteStatement(write),
  };
  return {
    statement: statements[method](),
    readOnly: false,
    answer: (outcome) => writeAnswer(outcome, { method, relation: relation.name, single, preferences }),
  };
}

/** The arguments of a call, and the remaining parameters, which shape its result. */
function argumentsOf(
  { routines }: Catalogue,
  { method, name, parameters, header, body, role }: RestRequest,
): { given: Arguments; shaping: RestRequest['parameters'] } {
  if (!reads(method)) {
    const { text, value, many, keys } = parseBody(body || '{}', header('Content-Type'));
    if (many) throw notSupported('calling a function with an array');
    requireShortLists(value, role);
    return { given: { kind: 'body', text, names: keys }, shaping: parameters };
  }
  // On GET the query string contains both. A parameter named like an argument of the function is an argument.
  const known = routines.flatMap((routine) =>
    routine.name === name ? routine.parameters.map((parameter) => parameter.name) : [],
  );
  const passed = parameters.filter(([key]) => known.includes(key));
  requireShortLists(
    passed.map(([, value]) => value),
    role,
  );
  if (new Set(passed.map(([key]) => key)).size < passed.length) throw notSupported('an argument given twice');
  return {
    given: { kind: 'query', values: new Map(passed) },
    shaping: parameters.filter(([key]) => !known.includes(key)),
  };
}

/** Plans a function call. Throws `RestError`. */
export function planCall(catalogue: Catalogue, request: RestRequest): Plan {
  const { method, name, header, maxRows, role } = request;
  if (!reads(method) && method !== 'POST')
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  requirePublicSchema(header(reads(method) ? 'Accept-Profile' : 'Content-Profile'));
  const single = asksForOneObject(header('Accept'));
  const preferences = parsePreferences(header('Prefer'), { representation: 'representation' });
  if (preferences.maxAffected !== undefined) throw notSupported('max-affected on functions');

  const { given, shaping } = argumentsOf(catalogue, request);
  const routine = routineFor(catalogue, name, argumentNames(given));
  const query = parseQuery(shaping);
  requireCheapFilters(query.conditions, { columns: routine.columns ?? [], sharedBytes: 0 }, role);
  if (query.columns || query.onConflict) throw notSupported('columns and on_conflict on functions');

  const { offset, limit = maxRows } = narrow(query, reads(method) ? header('Range') : undefined);
  const statement = callStatement({
    routine,
    given,
    query,
    limit: Math.min(limit, maxRows),
    offset,
    count: preferences.count,
    single,
  });
  return {
    statement,
    readOnly: reads(method) || routine.volatility !== 'v',
    answer(outcome) {
      // A scalar result always exists, so there is no missing row.
      const answer = readAnswer(outcome, { offset, single: single && routine.columns !== null, preferences });
      const empty = routine.returns === 'void' || preferences.representation !== 'representation';
      return empty ? { ...answer, status: 204, body: null } : answer;
    },
  };
}
