import type { ContentKind } from '@berea/content';
import { content } from '@berea/search/testing';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

type Value = string | number | null | readonly number[];
type Row = Record<string, Value>;

/** A fake PostgREST server. */
export interface RestServer extends AsyncDisposable {
  readonly database: () => SupabaseClient;
  /** The paths and queries of all requests so far. */
  readonly asked: string[];
}

/** The filters that the functions use: ranges, equality and lists. Any other filter fails the test. */
const comparisons: Record<string, (value: Value, operand: string) => boolean> = {
  eq: (value, operand) => String(value) === operand,
  gte: (value, operand) => Number(value) >= Number(operand),
  lte: (value, operand) => Number(value) <= Number(operand),
  in: (value, operand) => operand.slice(1, -1).split(',').includes(String(value)),
};

/** What every database has: our content, as it was imported. */
const imported = {
  content_of: ({ kinds }: Record<string, unknown>) =>
    Object.fromEntries((kinds as ContentKind[]).map((kind) => [kind, content[kind]])),
};

/**
 * Serves `tables` as a REST API on an ephemeral port, so that functions are tested with the real client.
 * @param refusing respond to every request with this status, like a failing database
 * @param functions implementations of database functions, by name
 */
export function restServer(
  tables: Record<string, Row[]>,
  refusing?: number,
  functions: Record<string, (given: Record<string, unknown>) => unknown> = {},
): RestServer {
  const asked: string[] = [];
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, async (request) => {
    const url = new URL(request.url);
    asked.push(decodeURIComponent(url.pathname + url.search));
    if (refusing)
      return Response.json({ message: 'the password of the database is hunter2', code: 'XX000' }, { status: refusing });
    const called = { ...imported, ...functions }[url.pathname.replace('/rest/v1/rpc/', '')];
    if (called) return Response.json(await called(await request.json()));
    const rows = tables[url.pathname.replace('/rest/v1/', '')];
    if (!rows) return Response.json({ message: 'no such table', code: 'PGRST205' }, { status: 404 });
    return Response.json(select(rows, url.searchParams));
  });
  const client = createClient(`http://127.0.0.1:${server.addr.port}`, 'a-public-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
  return { database: () => client, asked, [Symbol.asyncDispose]: () => server.shutdown() };
}

function select(rows: Row[], query: URLSearchParams): Row[] {
  const filters = [...query].filter(([name]) => name !== 'select' && name !== 'order');
  const found = rows.filter((row) =>
    filters.every(([column, condition]) => {
      const [operator, operand] = condition.split(/\.(.*)/s);
      return comparisons[operator!]!(row[column]!, operand!);
    }),
  );
  const order = query.get('order')?.replace('.asc', '');
  return order ? found.sort((a, b) => Number(a[order]) - Number(b[order])) : found;
}
