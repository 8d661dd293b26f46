import type { Remote } from '@berea/shell-api';
import { encyclopediaCategory } from '@berea/validation';
import { ApologeticsScreen } from './apologetics/ApologeticsScreen.tsx';
import { categoryAddress } from './encyclopedia/address.ts';
import { CategoriesScreen } from './encyclopedia/CategoriesScreen.tsx';
import { CategoryScreen } from './encyclopedia/CategoryScreen.tsx';
import { EntryScreen } from './encyclopedia/EntryScreen.tsx';
import { QuestionScreen } from './question/QuestionScreen.tsx';
import { SourcesScreen } from './sources/SourcesScreen.tsx';

/** One address for each category: another word there is nobody's address. */
const categories = encyclopediaCategory.options.map((category) => ({ path: categoryAddress(category), Component: () => <CategoryScreen key={category} category={category} /> }));

/** All that the reference remote offers. */
export const remote: Remote = {
  routes: [
    { path: '/encyclopedia', Component: CategoriesScreen },
    ...categories,
    { path: '/encyclopedia/entry/:term', Component: EntryScreen },
    { path: '/question', Component: QuestionScreen },
    { path: '/apologetics', Component: ApologeticsScreen },
    { path: '/sources', Component: SourcesScreen },
  ],
};
