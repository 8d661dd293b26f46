import { HttpError } from './http-error.ts';

/** More than the longest form, with every character escaped, takes. Bytes. */
const maxBodySize = 64 * 1024;

const tooLarge = () =>
  new HttpError(413, { error: `The request is larger than ${maxBodySize} bytes.`, code: 'body_too_large' });

const notJson = () =>
  new HttpError(400, {
    error: 'The request is not valid JSON.',
    code: 'invalid_request',
    fields: { body: 'The body must be a JSON object' },
  });

/**
 * The JSON of a request's body, whatever content type it was sent under; an empty body is an empty object.
 * Stops reading at the limit, since `content-length` is only what the sender says.
 * @throws HttpError 413 or 400
 */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > maxBodySize) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodySize) throw tooLarge();
    text += decode(decoder, chunk);
  }
  text += decode(decoder);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw notJson();
  }
}
