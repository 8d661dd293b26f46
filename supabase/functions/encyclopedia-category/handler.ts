import { encyclopediaCategories, encyclopediaCategoryRequest, type CategoryListing } from '@berea/validation';
import { titlesIn, type Content } from '@berea/answers';
import type { SupabaseClient } from '@supabase/supabase-js';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';

/**
 * Lists the titles of the entries in a category.
 * @param database asked for the version of the content only
 */
export const encyclopediaCategory = (content: Content, database: () => SupabaseClient) =>
  endpoint({
    name: 'encyclopedia-category',
    methods: ['GET', 'POST'],
    input: encyclopediaCategoryRequest,
    shared: { version: contentVersion(database), spelling: ({ category }) => ({ category }) },
    answer({ category }) {
      const data: CategoryListing = { title: encyclopediaCategories[category], items: titlesIn(content, category) };
      return Promise.resolve({ body: { data } });
    },
  });
