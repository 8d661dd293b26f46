import type { Reading } from '@berea/api';
import { formatReference, parseReference } from '@berea/scripture';
import { keepLastPlace, lastPlace } from '@berea/shell-api';
import type { ChapterRead } from '@berea/validation';
import { progressOf } from './schedule.ts';

/**
 * Lets the reader and the home page go on with what follows in the plan, once the chapter they would continue is marked
 * as read.
 */
export function continueAfter(marked: readonly ChapterRead[], { plans, read }: Reading, today: string): void {
  const last = lastPlace();
  const chapter = last && formatReference({ book: last.book, chapter: last.chapter });
  if (chapter === undefined || !marked.some((each) => each.chapter === chapter)) return;
  for (const plan of plans) {
    const { portions, next } = progressOf(plan, [...read, ...marked], today);
    const place = next === undefined ? undefined : parseReference(next);
    if (place && portions.some((portion) => portion.includes(chapter))) return keepLastPlace({ ...place, plan: true });
  }
}
