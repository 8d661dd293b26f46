import { HttpError } from './http-error.ts';

/** In bytes. Larger than the longest valid form with every character escaped. */
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
 * Parses the body of a request as JSON, whatever its content type; an empty body is an empty object. Stops reading at
 * the size limit, because the client can send any `content-length`.
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
