import type { Host } from '@berea/shell-api';
import type {
  ChapterRead,
  Collection,
  Highlight,
  Note,
  OpenedChapterRow,
  ReadingPlan,
  SavedStudy,
} from '@berea/validation';
import type * as z from 'zod/mini';
import { allRows } from './all-rows.ts';

/** A row with the time of its last change, as PostgREST formats it. */
type Dated<Row> = Row & { readonly updated_at: string };

/** All data stored for a user. */
export interface PersonalData {
  readonly highlights: readonly Dated<Highlight>[];
  readonly notes: readonly Dated<Note>[];
  readonly studies: readonly SavedStudy[];
  readonly plans: readonly ReadingPlan[];
  readonly chaptersRead: readonly ChapterRead[];
  readonly chaptersOpened: readonly OpenedChapterRow[];
  readonly collections: readonly Collection[];
}

/**
 * Fetches all highlights, notes, studies, plans, read and opened chapters and collections of a user, across all pages. @throws CallFailure, or ZodError for an
 * invalid row
 */
export async function fetchPersonalData(host: Host, userId: string): Promise<PersonalData> {
  const { chapterRead, collection, datedRow, highlight, note, openedChapter, readingPlan, savedStudy } =
    await import('@berea/validation');
  const read = async <T>(table: string, row: z.ZodMiniType<T>): Promise<T[]> =>
    (await allRows(host, table, userId)).map((each) => row.parse(each));
  const [highlights, notes, studies, plans, chaptersRead, chaptersOpened, collections] = await Promise.all([
    read('highlights', datedRow(highlight)),
    read('notes', datedRow(note)),
    read('saved_studies', savedStudy),
    read('reading_plans', readingPlan),
    read('chapters_read', chapterRead),
    read('opened_chapters', openedChapter),
    read('collections', collection),
  ]);
  return { highlights, notes, studies, plans, chaptersRead, chaptersOpened, collections };
}
