import type { FunctionError } from '@berea/validation';

/** An intentional error response. Its body is shown to the user. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: FunctionError;
  readonly headers: Record<string, string>;

  constructor(status: number, body: FunctionError, headers: Record<string, string> = {}) {
    super(body.error);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
