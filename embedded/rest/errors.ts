/** Error responses: PostgREST's codes and statuses, in its body `{code, details, hint, message}`. */

import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { DatabaseError } from '../database/database.ts';
import type { ApiRole } from '../identity.ts';
import { maxDepth } from '../json-depth.ts';

/** PostgREST's error body. */
export interface ErrorBody {
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly message: string;
}

/**
 * An error raised by the translator. `code` starts with PGRST, or is the SQLSTATE that Postgres would have returned.
 */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { details = null, hint = null }: Partial<Pick<ErrorBody, 'details' | 'hint'>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/** A feature of PostgREST that the embedded Supabase does not support. */
export function notSupported(what: string): RestError {
  return new RestError(400, 'PGRST127', 'Feature not implemented', {
    details: `The embedded Supabase does not support ${what}.`,
    hint: 'A real Supabase project does.',
  });
}

/** 400: a query-string parameter cannot be parsed. */
export function malformedQuery(parameter: string, details: string): RestError {
  return new RestError(400, 'PGRST100', `failed to parse ${parameter}`, { details });
}

/** 400: the body is not what the request needs. */
export function malformedBody(message: string): RestError {
  return new RestError(400, 'PGRST102', message);
}

/** 400: a value is nested more deeply than the database can take. */
export function tooDeep(): RestError {
  return malformedBody(`The JSON in the request is nested more than ${maxDepth} levels deep`);
}

/** 400: fewer rows or columns must be asked for. */
export function answerTooLong(maxBytes: number): RestError {
  return new RestError(400, '54000', `The answer would be longer than ${maxBytes / 1024 / 1024} MB`, {
    hint: 'Ask for fewer rows or columns.',
  });
}

/** 416: the requested rows do not exist. */
export function unsatisfiableRange(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details });
}

/** A name that is not in the catalogue. A migration may have added it since the catalogue was read. */
export class UnknownName extends RestError {}

/** 404: there is no such table or view. */
export function unknownRelation(name: string): UnknownName {
  return new UnknownName(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

/** A column named by a body, `columns` or `on_conflict`. */
export function unknownBodyColumn(relation: string, column: string): UnknownName {
  return new UnknownName(400, 'PGRST204', `Could not find the '${column}' column of '${relation}' in the schema cache`);
}

/** A column named by `select`, `order` or a filter. */
export function unknownColumn(relation: string, column: string): UnknownName {
  return new UnknownName(400, '42703', `column ${relation}.${column} does not exist`);
}

/** 404: there is no function with this name and these parameters. */
export function unknownFunction(name: string, parameters: readonly string[]): UnknownName {
  const how = parameters.length > 0 ? `(${parameters.join(', ')})` : ' without parameters';
  return new UnknownName(404, 'PGRST202', `Could not find the function public.${name}${how} in the schema cache`);
}

const byCode: Readonly<Record<string, ContentfulStatusCode>> = {
  23503: 409,
  23505: 409,
  25006: 405,
  53400: 500,
  P0001: 400,
  42883: 404,
  '42P01': 404,
  '42P17': 500,
};
const byClass: Readonly<Record<string, ContentfulStatusCode>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  25: 500,
  28: 403,
  '2D': 500,
  38: 500,
  39: 500,
  '3B': 500,
  40: 500,
  53: 503,
  54: 500,
  55: 500,
  57: 503,
  58: 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** PostgREST's HTTP status for a Postgres error: https://docs.postgrest.org/en/v14/references/errors.html */
function statusOf({ code, message }: DatabaseError, role: ApiRole): ContentfulStatusCode {
  // Raised by our own SQL, as PostgREST reads it: the status stands in the code.
  const stated = /^PT([45]\d\d)$/.exec(code)?.[1];
  if (stated !== undefined) return Number(stated) as ContentfulStatusCode;
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  return byCode[code] ?? byClass[code.slice(0, 2)] ?? 400;
}

/** Faults of the database and not of the request, by class. What it says about them is for the operator. */
const ownFaults = /^(08|53|54|55|57|58|F0|HV|XX)/;

const sentences: Readonly<Record<number, string>> = {
  500: 'The database could not answer this request.',
  503: 'The database is busy or being restarted. Please try again in a moment.',
};

/** The response to a known error. */
export interface ErrorAnswer {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  /** What the client is not told: files, addresses and settings of the database. For the log. */
  readonly concealed?: string;
}

/** The response to a known error. Undefined for an internal error, which the gateway reports. */
export function answerTo(error: unknown, role: ApiRole): ErrorAnswer | undefined {
  if (error instanceof RestError) {
    const { status, code, details, hint, message } = error;
    return { status, body: { code, details, hint, message } };
  }
  if (error instanceof DatabaseError) {
    const { code, detail: details = null, hint = null, message } = error;
    const status = statusOf(error, role);
    if (!ownFaults.test(code)) return { status, body: { code, details, hint, message } };
    const sentence = sentences[status] ?? sentences[500]!;
    return {
      status,
      body: { code, details: null, hint: null, message: sentence },
      concealed: [code, message, details, hint].filter(Boolean).join(' · '),
    };
  }
  return undefined;
}
