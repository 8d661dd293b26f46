import { z } from 'zod';
import { askedText } from './asked-text.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';

/** The six categories, as call 13 names them, with what the screen calls them. */
export const encyclopediaCategories = {
  people: 'Key People',
  places: 'Important Places',
  books: 'Books of the Bible',
  theology: 'Theological Concepts',
  parables: "Jesus' Parables",
  miracles: "Jesus' Miracles",
} as const;
export type EncyclopediaCategory = keyof typeof encyclopediaCategories;

const categoryIds = Object.keys(encyclopediaCategories) as [EncyclopediaCategory, ...EncyclopediaCategory[]];
export const encyclopediaCategory = z.enum(categoryIds, `category must be one of ${categoryIds.join(', ')}`);

/** What encyclopedia-category is asked. */
export const encyclopediaCategoryRequest = z.object({ category: encyclopediaCategory });
export type EncyclopediaCategoryRequest = z.infer<typeof encyclopediaCategoryRequest>;

/** The names of a category's entries, in the order they are listed. */
export const categoryListing = z.object({ title: z.string().min(1), items: z.array(z.string().min(1)) });
export type CategoryListing = z.infer<typeof categoryListing>;
export const encyclopediaCategoryResponse = z.object({ data: categoryListing });

/** What one looks up; comes out trimmed. */
export const encyclopediaTerm = askedText({
  least: 2,
  tooShort: 'Search term must be at least 2 characters',
  most: 200,
  tooLong: 'Search term must be less than 200 characters',
});

/** What encyclopedia-entry is asked. */
export const encyclopediaEntryRequest = z.object({ term: encyclopediaTerm });
export type EncyclopediaEntryRequest = z.infer<typeof encyclopediaEntryRequest>;

/** A word of the original and what it means. */
export const languageInsight = z.object({
  word: z.string().min(1),
  meaning: z.string().min(1),
  /** 'H85' */
  strongs: z.string().optional(),
  transliteration: z.string().optional(),
});
export type LanguageInsight = z.infer<typeof languageInsight>;

export const encyclopediaEntry = z.object({
  title: z.string().min(1),
  /** As the screen calls it: 'Key People'. Entries put together from the sources may have another. */
  category: z.string(),
  summary: z.string().min(1),
  /** Plain paragraphs separated by an empty line; [[Title]] or [[Title|words shown]] opens another entry. */
  details: z.string(),
  languageInsights: z
    .object({ hebrew: languageInsight.nullish(), greek: languageInsight.nullish() })
    .nullish()
    .transform((insights) => ({
      ...(insights?.hebrew && { hebrew: insights.hebrew }),
      ...(insights?.greek && { greek: insights.greek }),
    })),
  historicalContext: z
    .string()
    .nullish()
    .transform((context) => context ?? ''),
  /** References, best first: 'Genesis 12:1-3'. */
  keyScriptures: z.array(z.string()),
  care: care.optional(),
  provenance: provenance.optional(),
});
/** As a function answers it. */
export type EncyclopediaEntryBody = z.input<typeof encyclopediaEntry>;
export type EncyclopediaEntry = z.output<typeof encyclopediaEntry>;
export const encyclopediaEntryResponse = z.object({ data: encyclopediaEntry });
