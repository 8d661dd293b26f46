import { z } from 'zod';
import { chapterContextRequest } from './chapter-context.ts';
import { receivedList } from './received.ts';

/** Request body of cross-references: a verse, and the version to quote the references from. */
export const crossReferencesRequest = chapterContextRequest;

/** A verse on the same subject. */
const crossReference = z.object({
  /** 'Romans 5:8' */
  reference: z.string().min(1),
  text: z.string().min(1),
});
export type CrossReference = z.infer<typeof crossReference>;

/** The cross-references of one verse. */
const crossReferences = z.object({
  /** The verse the references belong to: 'John 3:16' */
  reference: z.string().min(1),
  /** Total number of references; only the closest are in `references`. */
  total: z.int().min(0),
  /** The version quoted. Falls back to the King James Version when the requested version cannot be quoted. */
  bibleId: z.string().min(1),
  /** Closest first. */
  references: receivedList(crossReference),
});
export type CrossReferences = z.infer<typeof crossReferences>;

/** Successful response of cross-references; for errors see `functionError`. */
export const crossReferencesResponse = z.object({ data: crossReferences });
export type CrossReferencesResponse = z.infer<typeof crossReferencesResponse>;
