import type { ChapterResponse, ContactResponse, DailyVerseResponse, FunctionError } from '@berea/validation';

export type Handler = (request: Request) => Promise<Response>;

/** Whatever a function under test may say. */
export type Said = Partial<FunctionError & ChapterResponse & ContactResponse & DailyVerseResponse>;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Said;
}

/** Sends a body as it stands when it is a string or bytes, and as JSON otherwise. */
export async function post(handler: Handler, body: unknown, contentType = 'application/json'): Promise<Reply> {
  const raw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream || body === undefined;
  return await reply(handler, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: (raw ? body : JSON.stringify(body)) as BodyInit,
  });
}

export const get = (handler: Handler, query: string): Promise<Reply> => reply(handler, { method: 'GET' }, query);

export async function reply(handler: Handler, init: RequestInit, query = ''): Promise<Reply> {
  const response = await handler(new Request(`http://functions.test/function${query}`, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}
