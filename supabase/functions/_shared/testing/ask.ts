import type { ChapterResponse, ContactResponse, DailyVerseResponse, FunctionError } from '@berea/validation';

/** The request handler of an edge function. */
export type Handler = (request: Request) => Promise<Response>;

/** The union of all response bodies, with every field optional. */
type Said = Partial<FunctionError & ChapterResponse & ContactResponse & DailyVerseResponse>;

/** A parsed response. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Said;
}

/** POSTs a body: strings and bytes as they are, anything else as JSON. */
export async function post(handler: Handler, body: unknown, contentType = 'application/json'): Promise<Reply> {
  const raw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream || body === undefined;
  return await reply(handler, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: (raw ? body : JSON.stringify(body)) as BodyInit,
  });
}

/** GETs with a query string. */
export const get = (handler: Handler, query: string): Promise<Reply> => reply(handler, { method: 'GET' }, query);

/** Calls a handler and parses its response. */
export async function reply(handler: Handler, init: RequestInit, query = ''): Promise<Reply> {
  const response = await handler(new Request(`http://functions.test/function${query}`, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}
