import {
  encyclopediaCategoryIds,
  encyclopediaCategories,
  isBoolean,
  isEncyclopediaCategory,
  isObject,
  isShape,
  isText,
  type EncyclopediaCategory,
} from '@berea/validation';

/** The path of a category's list. */
export const categoryAddress = (category: EncyclopediaCategory): string => `/encyclopedia/${category}`;
/** The path of an entry. */
export const entryAddress = (term: string): string => `/encyclopedia/entry/${encodeURIComponent(term)}`;

/** The path that shows help before an entry. The term is not part of the URL. */
export const entryHelpAddress = '/encyclopedia/help';

/** The category key for a display title such as 'Key People'; undefined for an unknown title. */
export const categoryCalled = (title: string): EncyclopediaCategory | undefined =>
  encyclopediaCategoryIds.find((category) => encyclopediaCategories[category] === title);

/** A list and the text it is filtered by. */
interface List {
  readonly category: EncyclopediaCategory;
  readonly filter: string;
}
const isList = isShape<List>({ category: isEncyclopediaCategory, filter: isText });

/** The navigation state of a page of the encyclopedia. */
export interface Step {
  /** True after a search, which fetches the entry even if it is cached. */
  readonly searched?: boolean | undefined;
  /** The list that Back returns to. */
  readonly from?: List | undefined;
  /** The filter text of the list. */
  readonly filter?: string | undefined;
}

/**
 * Reads navigation state; a part that is missing or cannot be read is left out. It is stored in the browser history, so
 * it is validated like external input.
 */
export function stepFrom(state: unknown): Step {
  const { searched, from, filter } = isObject(state) ? state : {};
  return {
    ...(isBoolean(searched) && { searched }),
    ...(isList(from) && { from }),
    ...(isText(filter) && { filter }),
  };
}
