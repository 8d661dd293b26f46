/** A request sent by the product. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** JSON-parsed if it is JSON, as is the `input` of an address; undefined if there is neither. */
  readonly body: unknown;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** The response to each path: '/functions/v1/bible-chapter'. */
export type Routes = Readonly<Record<string, Answer>>;

/** A fake `fetch` and a record of its calls. */
export interface Network {
  readonly fetch: typeof fetch;
  /** Every request so far, in order. */
  readonly calls: readonly Call[];
}

/** A fake network. A path without a route fails like an unreachable server. */
export function fakeNetwork(routes: Routes): Network {
  const calls: Call[] = [];
  const answerTo = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const body = parsed(init.body ?? url.searchParams.get('input'));
    const call = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    calls.push(call);
    const answer = routes[url.pathname];
    if (!answer) throw new TypeError(`fetch failed: no route for ${url.pathname}`);
    return init.signal ? Promise.race([answer(call), abortOf(init.signal)]) : answer(call);
  };
  return { fetch: answerTo, calls };
}

/** Rejects when the signal aborts, as `fetch` does. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** A JSON response. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A response handler that fails like `fetch` without a network. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A response that never arrives. */
export const silence = (): Promise<Response> => new Promise(() => undefined);
