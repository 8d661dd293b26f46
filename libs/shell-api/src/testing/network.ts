/** A request as the product sent it. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** JSON-parsed where it is JSON; undefined where there is none. */
  readonly body: unknown;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** What answers at each path: '/functions/v1/bible-chapter'. */
export type Routes = Readonly<Record<string, Answer>>;

export interface Network {
  readonly fetch: typeof fetch;
  /** Every request so far, in order. */
  readonly calls: readonly Call[];
}

/** The edge of the network. A path that no route names fails as an unreachable server does. */
export function fakeNetwork(routes: Routes): Network {
  const calls: Call[] = [];
  const answerTo = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const call = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body: parsed(init.body) };
    calls.push(call);
    const answer = routes[url.pathname];
    if (!answer) throw new TypeError(`fetch failed: nothing answers at ${url.pathname}`);
    return answer(call);
  };
  return { fetch: answerTo, calls };
}

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** What `fetch` does when there is no network. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that never comes. */
export const silence = (): Promise<Response> => new Promise(() => undefined);
