import { defaultVersionId } from '@berea/scripture';
import { strongsRequest, type StrongsResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { lexiconEntry } from '../_shared/lexicon-entry.ts';
import { verseHits, versesAt } from '@berea/search/text';

const found = z.object({ entry: lexiconEntry.nullable(), occurrences: z.int(), verses: versesAt });

/** Finds every verse of the King James Version that translates the word with a Strong's number. */
export const strongsSearch = (database: () => SupabaseClient) =>
  endpoint({
    name: 'strongs-search',
    methods: ['GET', 'POST'],
    input: strongsRequest,
    shared: { version: contentVersion(database), spelling: ({ strongs }) => ({ strongs }) },
    async answer({ strongs }) {
      const { data } = await database()
        .rpc('concordance_of_strongs', { version: defaultVersionId, wanted: strongs })
        .throwOnError();
      const { entry, occurrences, verses } = found.parse(data);
      const body: StrongsResponse = { data: { strongs, ...entry, occurrences, verses: verseHits(verses) } };
      return { body };
    },
  });
