import { encyclopediaCategories, encyclopediaCategoryRequest, type CategoryListing } from '@berea/validation';
import { titlesIn, type Content } from '@berea/answers';
import { endpoint } from '../_shared/endpoint.ts';

/** Lists the titles of the entries in a category. */
export const encyclopediaCategory = (content: Content) =>
  endpoint({
    name: 'encyclopedia-category',
    methods: ['POST'],
    input: encyclopediaCategoryRequest,
    answer({ category }) {
      const data: CategoryListing = { title: encyclopediaCategories[category], items: titlesIn(content, category) };
      return Promise.resolve({ body: { data } });
    },
  });
