import { z } from 'zod';
import type { Tx } from '@berea/embedded';

/** Fingerprint of the importer that wrote a source; undefined when the source is not in the database. */
export async function storedFingerprint(tx: Tx, sourceId: string): Promise<string | undefined> {
  const { rows } = await tx.query('select fingerprint from public.sources where id = $1', [sourceId]);
  return rows[0] && z.string().parse(rows[0]['fingerprint']);
}
