import { isOneOf } from './shape.ts';

/** The six category ids (specification, call 13) and their display names. */
export const encyclopediaCategories = {
  people: 'Key People',
  places: 'Important Places',
  books: 'Books of the Bible',
  theology: 'Theological Concepts',
  parables: "Jesus' Parables",
  miracles: "Jesus' Miracles",
} as const;
export type EncyclopediaCategory = keyof typeof encyclopediaCategories;

export const encyclopediaCategoryIds = Object.keys(encyclopediaCategories) as [
  EncyclopediaCategory,
  ...EncyclopediaCategory[],
];

export const isEncyclopediaCategory = isOneOf(encyclopediaCategoryIds);
