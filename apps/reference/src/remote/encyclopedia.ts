/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { CategoriesScreen as Categories } from '../encyclopedia/CategoriesScreen.tsx';
export { CategoryOfAddress as Category } from '../encyclopedia/CategoryScreen.tsx';
