import type { Host } from '@berea/shell-api';
import { sendOwnRequest } from './rest-request.ts';

/** The database returns at most 1000 rows per request. */
const pageSize = 1000;

/**
 * Fetches all rows of a user from a table, as stored. Paginated in id order, so that no row is skipped. @throws
 * CallFailure
 */
export async function allRows(host: Host, table: string, userId: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const page = await sendOwnRequest(host, userId, (client) =>
      client
        .from(table)
        .select('*')
        .eq('user_id', userId)
        .order('id')
        .range(rows.length, rows.length + pageSize - 1),
    );
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}
