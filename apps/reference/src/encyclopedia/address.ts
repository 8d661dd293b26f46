import type { EncyclopediaCategory } from '@berea/validation';
import { encyclopediaCategories, encyclopediaCategory } from '@berea/validation';
import * as z from 'zod/mini';

/** The path of a category's list. */
export const categoryAddress = (category: EncyclopediaCategory): string => `/encyclopedia/${category}`;
/** The path of an entry. */
export const entryAddress = (term: string): string => `/encyclopedia/entry/${encodeURIComponent(term)}`;

/** The path that shows help before an entry. The term is not part of the URL. */
export const entryHelpAddress = '/encyclopedia/help';

/** The category key for a display title such as 'Key People'; undefined for an unknown title. */
export function categoryCalled(title: string): EncyclopediaCategory | undefined {
  return encyclopediaCategory.options.find((category) => encyclopediaCategories[category] === title);
}

const list = z.object({ category: encyclopediaCategory, filter: z.string() });

/**
 * The navigation state within the encyclopedia. It is stored in the browser history, so it is validated like external
 * input.
 */
const step = z.object({
  /** True after a search, which fetches the entry even if it is cached. */
  searched: z.catch(z.optional(z.boolean()), undefined),
  /** The list that Back returns to. */
  from: z.catch(z.optional(list), undefined),
  /** The filter text of the list. */
  filter: z.catch(z.optional(z.string()), undefined),
});
/** The navigation state of a page of the encyclopedia. */
export type Step = z.infer<typeof step>;

/** Parses navigation state; returns {} if there is none or it is invalid. */
export const stepFrom = (state: unknown): Step => step.safeParse(state).data ?? {};
