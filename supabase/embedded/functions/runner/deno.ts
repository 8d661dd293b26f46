/** The little of Deno's own API that the runner uses: the rest of this repository is checked with Node's types. */

export interface Deno {
  serve: (...args: readonly unknown[]) => unknown;
  exit(code: number): never;
  readonly stdin: { readonly readable: ReadableStream<Uint8Array> };
}

export type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

/** What the host says on the runner's standard input: one line of JSON. */
export interface RunnerOptions {
  /** Only requests that carry it (`x-runner-token`) come from the gateway; it also marks the line that says "ready". */
  readonly token: string;
  readonly functions: readonly { readonly name: string; readonly url: string }[];
}

export const tokenHeader = 'x-runner-token';
