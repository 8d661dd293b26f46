import type { Remote } from '@berea/shell-api';
import { encyclopediaCategory } from '@berea/validation';
import { objectionHelpAddress } from './apologetics/address.ts';
import { ApologeticsHelpScreen } from './apologetics/ApologeticsHelpScreen.tsx';
import { ApologeticsScreen } from './apologetics/ApologeticsScreen.tsx';
import { categoryAddress, entryHelpAddress } from './encyclopedia/address.ts';
import { CategoriesScreen } from './encyclopedia/CategoriesScreen.tsx';
import { CategoryScreen } from './encyclopedia/CategoryScreen.tsx';
import { EntryHelpScreen } from './encyclopedia/EntryHelpScreen.tsx';
import { EntryScreen } from './encyclopedia/EntryScreen.tsx';
import { questionHelpAddress } from './question/address.ts';
import { QuestionHelpScreen } from './question/QuestionHelpScreen.tsx';
import { QuestionScreen } from './question/QuestionScreen.tsx';
import { SourcesScreen } from './sources/SourcesScreen.tsx';

/** One route per category instead of a parameter, so that an unknown category is not found. */
const categories = encyclopediaCategory.options.map((category) => ({
  path: categoryAddress(category),
  Component: () => <CategoryScreen key={category} category={category} />,
}));

/** The routes of the reference remote. */
export const remote: Remote = {
  routes: [
    { path: '/encyclopedia', Component: CategoriesScreen },
    ...categories,
    { path: '/encyclopedia/entry/:term', Component: EntryScreen },
    { path: entryHelpAddress, Component: EntryHelpScreen },
    { path: '/question', Component: QuestionScreen },
    { path: questionHelpAddress, Component: QuestionHelpScreen },
    { path: '/apologetics', Component: ApologeticsScreen },
    { path: objectionHelpAddress, Component: ApologeticsHelpScreen },
    { path: '/sources', Component: SourcesScreen },
  ],
};
