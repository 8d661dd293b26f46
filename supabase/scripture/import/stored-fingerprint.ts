import { z } from 'zod';
import type { Tx } from '../../embedded/database/database.ts';

/** What the importer was that wrote a source; undefined where the source is not there. */
export async function storedFingerprint(tx: Tx, sourceId: string): Promise<string | undefined> {
  const { rows } = await tx.query('select fingerprint from public.sources where id = $1', [sourceId]);
  return rows[0] && z.string().parse(rows[0]['fingerprint']);
}
