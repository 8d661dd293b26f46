import { fieldErrors, type FunctionError } from '@berea/validation';
import { corsHeaders } from '@supabase/supabase-js/cors';
// Most schemas here are of `zod/mini`, which has no words for what is wrong. Full zod sets them for both.
import { z } from 'zod';
import { Away } from './away.ts';
import { readJson } from './body.ts';
import { HttpError } from './http-error.ts';
import type { OwnContent } from './own-content.ts';
import { cacheControl, entityTag, isKnown, readAddress, type Shared } from './shared-answer.ts';

/** The successful answer of an edge function. */
interface Answer {
  readonly body: unknown;
  /** `cache-control` where the function decides it itself; without it only shared answers may be kept. */
  readonly cache?: string;
  /** False where the answer depends on what a person typed, or may not be copied: then nobody keeps it. Default true. */
  readonly keep?: boolean;
}

/** What an edge function defines about its endpoint. */
export interface Endpoint<Schema extends z.core.$ZodType> {
  /** Name of the function in the log. */
  readonly name: string;
  /**
   * POST carries its input as JSON. GET carries it as plain parameters, or, where answers are `shared`, in their address
   * (`sharedAddress`). Every function accepts POST.
   */
  readonly methods: readonly ['POST'] | readonly ['GET', 'POST'];
  readonly input: Schema;
  /** Set where everybody who sends the same input gets the same answer. */
  readonly shared?: Shared<z.output<Schema>>;
  /** The content of ours that every answer needs. It is read before. */
  readonly content?: OwnContent;
  /** May throw an HttpError, or Away, which is answered with 503. Any other error is logged and answered with 500 without details. */
  answer(input: z.output<Schema>, headers: Headers): Promise<Answer>;
}

/**
 * Creates the request handler of an edge function. It checks the method, parses the body or the address, validates the
 * input, then calls `answer`. POST answers, errors, and whatever is not declared shared are sent with `no-store`.
 */
export function endpoint<Schema extends z.core.$ZodType>(
  definition: Endpoint<Schema>,
): (request: Request) => Promise<Response> {
  const allow = [...definition.methods, 'OPTIONS'].join(', ');
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(allow);
    // Whoever may GET may ask for the headers alone. The platform leaves the body out.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    try {
      if (!definition.methods.some((known) => known === method)) throw methodNotAllowed(request.method, allow);
      const { body, cache = 'no-store' } = await answered(definition, request);
      return cache === 'no-store' ? json(200, body) : keepable(request, JSON.stringify(body), cache);
    } catch (error) {
      if (error instanceof HttpError) return json(error.status, error.body, error.headers);
      if (error instanceof Away) {
        console.error(`${definition.name}: ${error.message}`);
        return json(503, busy, { 'retry-after': '1' });
      }
      console.error(`${definition.name}:`, error);
      return json(500, {
        error: 'Something went wrong on the server. Please try again.',
        code: 'internal_error',
      } satisfies FunctionError);
    }
  };
}

const busy: FunctionError = { error: 'The server is busy. Please try again in a moment.', code: 'unavailable' };

/** POST answers are kept nowhere: no cache tells them apart. */
async function answered<Schema extends z.core.$ZodType>(
  definition: Endpoint<Schema>,
  request: Request,
): Promise<Answer> {
  const { input, shared } = definition;
  if (request.method !== 'POST')
    return shared ? await sharedAnswer(definition, shared, request) : await queriedAnswer(definition, request);
  const { body } = await answerTo(definition, parse(input, await readJson(request)), request);
  return { body };
}

async function answerTo<Schema extends z.core.$ZodType>(
  definition: Endpoint<Schema>,
  input: z.output<Schema>,
  { headers }: Request,
): Promise<Answer> {
  await definition.content?.read();
  return await definition.answer(input, headers);
}

async function sharedAnswer<Schema extends z.core.$ZodType>(
  definition: Endpoint<Schema>,
  { version, spelling }: Shared<z.output<Schema>>,
  request: Request,
): Promise<Answer> {
  const asked = readAddress(new URL(request.url));
  const parsed = parse(definition.input, asked.input);
  const current = asked.version === undefined ? undefined : await version();
  const { body, keep = true } = await answerTo(definition, parsed, request);
  return { body, cache: keep ? cacheControl(asked, spelling(parsed), current) : 'no-store' };
}

async function queriedAnswer<Schema extends z.core.$ZodType>(
  definition: Endpoint<Schema>,
  request: Request,
): Promise<Answer> {
  const { searchParams } = new URL(request.url);
  const parsed = parse(definition.input, Object.fromEntries(searchParams));
  const { body, cache } = await answerTo(definition, parsed, request);
  // With a parameter that means nothing, it is one of any number of addresses of this answer.
  const names = [...searchParams.keys()];
  const isOnlyAddress = names.every((name, at) => names.indexOf(name) === at && Object.hasOwn(Object(parsed), name));
  return isOnlyAddress ? { body, cache } : { body };
}

/** The answer with a validator; 304 where the client has it. */
function keepable(request: Request, body: string, cache: string): Response {
  const etag = entityTag(body);
  const headers = { 'access-control-allow-origin': '*', 'cache-control': cache, etag };
  return isKnown(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
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
