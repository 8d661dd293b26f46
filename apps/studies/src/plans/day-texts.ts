import type { Reading } from '@berea/api';
import { useAuth, userStorage } from '@berea/shell-api';
import { dayTextsName, dayTextsOfVisitor, readDayTexts } from '@berea/validation';
import { useEffect } from 'react';
import { addDays } from './days.ts';
import { inShort, progressOf } from './schedule.ts';
import { useVisitorReading } from './use-reading.ts';

/** The home page knows so many days ahead, without this remote. */
const daysAhead = 14;

/** What the home page says on each of the next days, where a plan has chapters for it. */
export function dayTexts({ plans, read }: Reading, today: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const portions = plans.map((plan) => progressOf(plan, read, day));
    const unread = portions.flatMap(({ todays, read: done }) => todays.filter((chapter) => !done.has(chapter)));
    const overdue = new Set(portions.flatMap((progress) => progress.overdue));
    const todays = [...new Set(unread)].filter((chapter) => !overdue.has(chapter));
    const left = overdue.size > 3 ? `${overdue.size} chapters left` : `Left: ${inShort([...overdue])}`;
    const parts = [...(overdue.size > 0 ? [left] : []), ...(todays.length > 0 ? [`Today: ${inShort(todays)}`] : [])];
    if (parts.length > 0) texts[day] = parts.join('. ');
    else if (portions.some(({ todays }) => todays.length > 0)) texts[day] = 'Today’s chapters are read';
  }
  return texts;
}

/** Leaves what today's chapters are for the home page, whenever a plan or what was read changes. */
export function useDayTexts(reading: Reading | undefined, today: string): void {
  const { user, loading } = useAuth();
  const { isEmpty } = useVisitorReading();
  const userId = user?.id;
  useEffect(() => {
    if (!reading || loading) return;
    leave(userId ?? dayTextsOfVisitor, dayTexts(reading, today));
    // What was taken along into the account is not announced to the next visitor of this browser.
    if (userId !== undefined && isEmpty) leave(dayTextsOfVisitor, {});
  }, [reading, today, userId, loading, isEmpty]);
}

function leave(whose: string, texts: Record<string, string>): void {
  const stored = userStorage(whose, dayTextsName, readDayTexts);
  stored.write({ ...stored.read(), '/plans': texts });
}
