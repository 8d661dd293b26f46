import * as z from 'zod/mini';
import { chapterContextRequest } from './chapter-context.ts';
import { receivedList } from './received.ts';
import { nonEmptyText } from './text.ts';

/** Request body of cross-references: a verse, and the version to quote the references from. */
export const crossReferencesRequest = chapterContextRequest;

/** A verse on the same subject. */
const crossReference = z.object({
  /** 'Romans 5:8' */
  reference: nonEmptyText,
  text: nonEmptyText,
});
export type CrossReference = z.infer<typeof crossReference>;

/** The cross-references of one verse. */
const crossReferences = z.object({
  /** The verse the references belong to: 'John 3:16' */
  reference: nonEmptyText,
  /** Total number of references; only the closest are in `references`. */
  total: z.int().check(z.minimum(0)),
  /** The version quoted. Falls back to the King James Version when the requested version cannot be quoted. */
  bibleId: nonEmptyText,
  /** Closest first. */
  references: receivedList(crossReference),
});
export type CrossReferences = z.infer<typeof crossReferences>;

/** Successful response of cross-references; for errors see `functionError`. */
export const crossReferencesResponse = z.object({ data: crossReferences });
export type CrossReferencesResponse = z.infer<typeof crossReferencesResponse>;
