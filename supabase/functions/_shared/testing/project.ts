import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A request received by the fake project. */
export interface Asked {
  readonly headers: Headers;
  /** Parsed JSON; undefined when the request has no body. */
  readonly body: unknown;
}

/** A fake Supabase project. */
export interface Project extends AsyncDisposable {
  /** A client for the project; the key is sent as `apikey`. */
  client(key: string, headers?: Record<string, string>): SupabaseClient;
  /** All requests so far, by method and path: 'POST /rest/v1/rpc/receive_prayer_request'. */
  readonly asked: ReadonlyMap<string, readonly Asked[]>;
}

/**
 * Serves a fake project API on an ephemeral port, so that functions are tested with the real client.
 * @param answers by method and path. Any other request fails the test
 */
export function project(answers: Record<string, (asked: Asked) => Response>): Project {
  const asked = new Map<string, Asked[]>();
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, async (request) => {
    const { pathname, search } = new URL(request.url);
    const what = `${request.method} ${pathname}${search}`;
    const text = await request.text();
    const one = { headers: request.headers, body: text === '' ? undefined : JSON.parse(text) };
    asked.set(what, [...(asked.get(what) ?? []), one]);
    return (
      answers[what]?.(one) ??
      Response.json({ code: 'unexpected_failure', message: `nothing answers ${what}` }, { status: 500 })
    );
  });
  return {
    client: (key, headers = {}) =>
      createClient(`http://127.0.0.1:${server.addr.port}`, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        db: { retry: false },
        global: { headers },
      }),
    asked,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
