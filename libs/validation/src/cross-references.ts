import { z } from 'zod';
import { chapterContextRequest } from './chapter-context.ts';

/** What cross-references is asked: a verse, and the version the others are quoted from. */
export const crossReferencesRequest = chapterContextRequest;
export type CrossReferencesRequest = z.infer<typeof crossReferencesRequest>;

/** A verse that speaks of the same thing. */
export const crossReference = z.object({
  /** 'Romans 5:8' */
  reference: z.string().min(1),
  text: z.string().min(1),
});
export type CrossReference = z.infer<typeof crossReference>;

export const crossReferences = z.object({
  /** The verse they belong to: 'John 3:16' */
  reference: z.string().min(1),
  /** How many there are, of which the closest are answered. */
  total: z.int().min(0),
  /** The version that is quoted: the King James Version where the one that was asked for cannot be. */
  bibleId: z.string().min(1),
  /** The closest first. */
  references: z.array(crossReference),
});
export type CrossReferences = z.infer<typeof crossReferences>;

/** What cross-references answers when nothing is wrong; otherwise see `functionError`. */
export const crossReferencesResponse = z.object({ data: crossReferences });
export type CrossReferencesResponse = z.infer<typeof crossReferencesResponse>;
