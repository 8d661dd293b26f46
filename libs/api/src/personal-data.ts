import type { Host } from '@berea/shell-api';
import {
  chapterRead,
  collection,
  highlight,
  note,
  readingPlan,
  savedStudy,
  type ChapterRead,
  type Collection,
  type Highlight,
  type Note,
  type ReadingPlan,
  type SavedStudy,
} from '@berea/validation';
import * as z from 'zod/mini';
import { allRows } from './all-rows.ts';

/** All data stored for a user. */
export interface PersonalData {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly Note[];
  readonly studies: readonly SavedStudy[];
  readonly plans: readonly ReadingPlan[];
  readonly chaptersRead: readonly ChapterRead[];
  readonly collections: readonly Collection[];
}

/**
 * Fetches all highlights, notes, studies, plans, read chapters and collections of a user, across all pages. @throws CallFailure, or ZodError for an
 * invalid row
 */
export async function fetchPersonalData(host: Host, userId: string): Promise<PersonalData> {
  const read = async <T extends z.ZodMiniType>(table: string, row: T): Promise<z.infer<T>[]> =>
    z.array(row).parse(await allRows(host, table, userId));
  const [highlights, notes, studies, plans, chaptersRead, collections] = await Promise.all([
    read('highlights', highlight),
    read('notes', note),
    read('saved_studies', savedStudy),
    read('reading_plans', readingPlan),
    read('chapters_read', chapterRead),
    read('collections', collection),
  ]);
  return { highlights, notes, studies, plans, chaptersRead, collections };
}
