import { versions } from '@berea/scripture';
import { versionsRequest, type VersionsResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { endpoint } from '../_shared/endpoint.ts';

const rows = z.array(z.object({ id: z.string(), source_id: z.string().nullable() }));

/**
 * Says which versions have a text on this installation: those that were imported, and the licensed ones.
 * @param isLent whether API.Bible lends the licensed ones
 */
export const bibleVersions = (database: () => SupabaseClient, isLent: () => boolean) =>
  endpoint({
    name: 'bible-versions',
    methods: ['POST'],
    input: versionsRequest,
    async answer() {
      const { data } = await database().from('bible_versions').select('id,source_id').throwOnError();
      const stored = new Set(rows.parse(data).flatMap(({ id, source_id }) => (source_id === null ? [] : [id])));
      const here = versions.filter(({ id, metered }) => stored.has(id) || (metered && isLent())).map(({ id }) => id);
      const body: VersionsResponse = { data: { here } };
      return { body };
    },
  });
