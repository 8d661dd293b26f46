import type { EncyclopediaCategory } from '@berea/validation';
import { encyclopediaCategories, encyclopediaCategory } from '@berea/validation';
import { z } from 'zod';

export const categoryAddress = (category: EncyclopediaCategory): string => `/encyclopedia/${category}`;
export const entryAddress = (term: string): string => `/encyclopedia/entry/${encodeURIComponent(term)}`;

/** Where help stands above an entry; the term is not in the address. */
export const entryHelpAddress = '/encyclopedia/help';

/** A category as the screen calls it ('Key People') → its key; undefined for another heading. */
export function categoryCalled(title: string): EncyclopediaCategory | undefined {
  return encyclopediaCategory.options.find((category) => encyclopediaCategories[category] === title);
}

/** The list somebody came from, with what it was filtered by. */
const list = z.object({ category: encyclopediaCategory, filter: z.string() });
export type List = z.infer<typeof list>;

/** What a step within the encyclopedia hands over. It lives in the browser's history, so it is read as anything from outside is. */
const step = z.object({
  /** A search fetches, whatever is held. */
  searched: z.boolean().optional().catch(undefined),
  /** Where Back leads. */
  from: list.optional().catch(undefined),
  /** What the list is filtered by. */
  filter: z.string().optional().catch(undefined),
});
export type Step = z.infer<typeof step>;

/** The navigation state of a page of the encyclopedia; empty where there is none. */
export const stepFrom = (state: unknown): Step => step.safeParse(state).data ?? {};
