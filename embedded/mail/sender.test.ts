import { describe, expect, it } from 'vitest';

import { DatabaseError } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { readMailSettings } from './settings.ts';
import { createSender } from './sender.ts';

/** What is logged when the database fails with this SQLSTATE. */
async function logged(code: string): Promise<string[]> {
  const log: string[] = [];
  const database: Database = {
    kind: 'pglite',
    tx: () => Promise.reject(new DatabaseError({ code, message: 'failed' })),
    close: () => Promise.resolve(),
  };
  const settings = readMailSettings({}, { siteUrl: 'http://localhost:4300' });
  const sender = createSender({ database, settings, transport: undefined, log: (line) => log.push(line) });
  sender.start();
  await sender.stop();
  return log;
}

describe('the mail sender', () => {
  it('logs that the outbox cannot be read', async () => {
    expect(await logged('42P01')).toContain('mail: the outbox cannot be read (42P01)');
  });

  it('is quiet while the database is busy, with an import for example: it asks again soon', async () => {
    expect(await logged('57014')).toEqual([]);
  });
});
