import { encyclopediaCategories, encyclopediaCategoryRequest, type CategoryListing } from '@berea/validation';
import { ourEntries, titlesIn } from '@berea/answers';
import type { SupabaseClient } from '@supabase/supabase-js';
import { endpoint } from '../_shared/endpoint.ts';
import { ownContent } from '../_shared/own-content.ts';

/** Lists the titles of the entries in a category. */
export const encyclopediaCategory = (database: () => SupabaseClient) =>
  endpoint({
    name: 'encyclopedia-category',
    methods: ['POST'],
    input: encyclopediaCategoryRequest,
    content: ownContent(database, ['people', 'places', 'theology', 'parables', 'miracles']),
    answer({ category }) {
      const items = titlesIn({ encyclopedia: ourEntries() }, category);
      const data: CategoryListing = { title: encyclopediaCategories[category], items };
      return Promise.resolve({ body: { data } });
    },
  });
