import * as z from 'zod/mini';
import { care } from './care.ts';
import { provenance } from './provenance.ts';
import { orElse, receivedList, receivedOptional, receivedText } from './received.ts';
import { encyclopediaTermRule } from './plain/asked-texts.ts';
import { encyclopediaCategoryIds } from './plain/encyclopedia-categories.ts';
import { nonEmptyText } from './text.ts';
import { typedText } from './typed-text.ts';

/** One of the six category ids. */
const encyclopediaCategory = z.enum(
  encyclopediaCategoryIds,
  `category must be one of ${encyclopediaCategoryIds.join(', ')}`,
);

/** Request body of encyclopedia-category. */
export const encyclopediaCategoryRequest = z.object({ category: encyclopediaCategory });

/** A category's entry names, in display order. */
const categoryListing = z.object({ title: receivedText, items: receivedList(nonEmptyText) });
export type CategoryListing = z.infer<typeof categoryListing>;
/** Successful response of encyclopedia-category; for errors see `functionError`. */
export const encyclopediaCategoryResponse = z.object({ data: categoryListing });

/** The term to look up, trimmed on parsing. */
export const encyclopediaTerm = typedText(encyclopediaTermRule, 'Search term must be at least 2 characters');

/** Request body of encyclopedia-entry. */
export const encyclopediaEntryRequest = z.object({ term: encyclopediaTerm });

/** A Hebrew or Greek word and its meaning. */
const languageInsight = z.object({
  word: nonEmptyText,
  meaning: nonEmptyText,
  /** Strong's number: 'H85'. */
  strongs: receivedOptional(z.string()),
  transliteration: receivedOptional(z.string()),
});
export type LanguageInsight = z.infer<typeof languageInsight>;

/** Another entry of the same name. */
const namesake = z.object({
  title: nonEmptyText,
  /** What tells it apart: 'Nehemiah, the book'. */
  label: nonEmptyText,
});
export type Namesake = z.infer<typeof namesake>;

/** One encyclopedia entry. */
export const encyclopediaEntry = z
  .object({
    title: receivedText,
    /** The category's display name: 'Key People'. Entries compiled from the sources may have other values. */
    category: receivedText,
    summary: receivedText,
    /**
     * Plain paragraphs separated by an empty line; [[Title]] or [[Title|link text]] links to another entry. On a care card,
     * sections with a heading each: '### A prayer'.
     */
    details: receivedText,
    languageInsights: z.pipe(
      z.catch(
        z.nullish(
          z.object({
            hebrew: z.catch(z.nullish(languageInsight), undefined),
            greek: z.catch(z.nullish(languageInsight), undefined),
          }),
        ),
        undefined,
      ),
      z.transform((insights) => ({
        ...(insights?.hebrew && { hebrew: insights.hebrew }),
        ...(insights?.greek && { greek: insights.greek }),
      })),
    ),
    historicalContext: z.catch(orElse(z.string(), ''), ''),
    /** References, best first: 'Genesis 12:1-3'. */
    keyScriptures: receivedList(z.string()),
    namesakes: receivedOptional(z.array(namesake)),
    care: z.optional(care),
    provenance: receivedOptional(provenance),
  })
  .check(z.refine(({ summary, details }) => summary !== '' || details !== '', 'has nothing to read'));
/** The entry as the function returns it, before parsing fills in defaults. */
export type EncyclopediaEntryBody = z.input<typeof encyclopediaEntry>;
export type EncyclopediaEntry = z.output<typeof encyclopediaEntry>;
/** Successful response of encyclopedia-entry; for errors see `functionError`. */
export const encyclopediaEntryResponse = z.object({ data: encyclopediaEntry });
