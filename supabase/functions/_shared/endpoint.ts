import { fieldErrors, type FunctionError } from '@berea/validation';
import { corsHeaders } from '@supabase/supabase-js/cors';
import type { z } from 'zod';
import { readJson } from './body.ts';
import { HttpError } from './http-error.ts';

/** The successful answer of an edge function. */
interface Answer {
  readonly body: unknown;
  /** `cache-control`; without it the answer must not be cached. */
  readonly cache?: string;
}

/** What an edge function defines about its endpoint. */
export interface Endpoint<Schema extends z.ZodType> {
  /** Name of the function in the log. */
  readonly name: string;
  /** POST carries its input as JSON, GET as a query string. Every function accepts POST. */
  readonly methods: readonly ['POST'] | readonly ['GET', 'POST'];
  readonly input: Schema;
  /** May throw an HttpError. Any other error is logged and answered with 500 without details. */
  answer(input: z.output<Schema>, headers: Headers): Promise<Answer>;
}

/**
 * Creates the request handler of an edge function. It checks the method, parses the body and validates the input, then
 * calls `answer`.
 */
export function endpoint<Schema extends z.ZodType>(
  definition: Endpoint<Schema>,
): (request: Request) => Promise<Response> {
  const allow = [...definition.methods, 'OPTIONS'].join(', ');
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(allow);
    try {
      if (!definition.methods.some((method) => method === request.method))
        throw methodNotAllowed(request.method, allow);
      const { body, cache } = await definition.answer(parse(definition.input, await read(request)), request.headers);
      return json(200, body, { 'cache-control': cache ?? 'no-store' });
    } catch (error) {
      if (error instanceof HttpError) return json(error.status, error.body, error.headers);
      console.error(`${definition.name}:`, error);
      return json(500, {
        error: 'Something went wrong on the server. Please try again.',
        code: 'internal_error',
      } satisfies FunctionError);
    }
  };
}

const read = (request: Request): Promise<unknown> | unknown =>
  request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : readJson(request);

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error, 'body');
  if (fields.body) fields.body = 'The body must be a JSON object';
  throw new HttpError(400, { error: Object.values(fields).join('; '), code: 'invalid_request', fields });
}

const methodNotAllowed = (method: string, allow: string) =>
  new HttpError(
    405,
    { error: `${method} is not answered here, only ${allow}.`, code: 'method_not_allowed' },
    { allow },
  );

function preflight(allow: string): Response {
  const headers = new Headers(corsHeaders);
  headers.set('access-control-allow-methods', allow);
  headers.set('access-control-max-age', '86400');
  return new Response(null, { status: 204, headers });
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store', ...headers },
  });
