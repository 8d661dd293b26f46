import type { Host } from '@berea/shell-api';
import { CallFailure } from './call-failure.ts';
import { sendOwnRequest } from './rest-request.ts';

/** The database returns at most 1000 rows per request. */
const pageSize = 1000;

/** The server's code for an answer that would be too long for it. */
const tooLong = '54000';

/**
 * Fetches all rows of a user from a table, as stored. Paginated in id order, so that no row is skipped; where the rows
 * are long, in smaller pages. @throws CallFailure
 */
export async function allRows(host: Host, table: string, userId: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let size = pageSize; ;) {
    const page = await sendOwnRequest(host, userId, (client) =>
      client
        .from(table)
        .select('*')
        .eq('user_id', userId)
        .order('id')
        .range(rows.length, rows.length + size - 1),
    ).catch((error: unknown) => {
      if (!(error instanceof CallFailure && error.code === tooLong) || size === 1) throw error;
      return undefined;
    });
    if (page) rows.push(...page);
    if (page && page.length < size) return rows;
    if (!page) size = Math.ceil(size / 8);
  }
}
