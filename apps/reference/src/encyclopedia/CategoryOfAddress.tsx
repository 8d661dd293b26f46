import { useLocation } from '@berea/shell-api';
import { isEncyclopediaCategory } from '@berea/validation';
import { CategoryScreen } from './CategoryScreen.tsx';

/**
 * The list of the category in the address: '/encyclopedia/people'. The remote has one route for each category instead
 * of a parameter, so that the shell knows that an unknown one is not found.
 */
export function CategoryOfAddress() {
  const category = useLocation().pathname.split('/')[2]?.toLowerCase();
  if (!isEncyclopediaCategory(category)) throw new Error(`${category} is no category.`);
  return <CategoryScreen key={category} category={category} />;
}
