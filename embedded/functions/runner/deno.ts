/** The part of Deno's API that the runner uses. The repository is type-checked with Node's types. */

export interface Deno {
  serve: (...args: readonly unknown[]) => unknown;
  exit(code: number): never;
  readonly env: { get(name: string): string | undefined };
  readonly stdin: { readonly readable: ReadableStream<Uint8Array> };
}

/** The request handler that a function passes to `Deno.serve`. */
export type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

/** What the host writes to the runner's standard input: one line of JSON. */
export interface RunnerOptions {
  /**
   * Only requests with this token (`x-runner-token`) come from the gateway. It also marks the "ready" line on standard
   * output.
   */
  readonly token: string;
  readonly functions: readonly { readonly name: string; readonly url: string }[];
}

/** The header that carries the runner token. */
export const tokenHeader = 'x-runner-token';
