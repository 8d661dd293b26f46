import type { ReadingPlan } from '@berea/validation';
import { addDays, daysBetween } from './days.ts';
import { firstDay } from './schedule.ts';
import { failureToast, type Host, productTitle } from '@berea/shell-api';
import { saveFile } from '@berea/ui';

/** How many days after its last one a plan may still be reminded of, when somebody is behind. */
const leastDays = 1;

/**
 * A calendar file (RFC 5545) with one event on each day that the plan has left, reminded of at seven in the morning. The
 * events are of whole days, which have no time zone: seven is seven wherever the reader is.
 * @param origin 'https://berea.example'
 */
export async function reminderOf(plan: ReadingPlan, today: string, origin: string): Promise<string> {
  const { generateIcsCalendar } = await import('ts-ics');
  const first = firstDay(plan) > today ? firstDay(plan) : today;
  const end = addDays(firstDay(plan), plan.days);
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//Berea//Reading plans//EN',
    events: [
      {
        uid: plan.id,
        stamp: { date: new Date() },
        start: { date: new Date(`${first}T00:00:00Z`), type: 'DATE' },
        duration: { days: 1 },
        summary: plan.name,
        description: `Today’s chapters: ${origin}/plans`,
        url: `${origin}/plans`,
        timeTransparent: 'TRANSPARENT',
        recurrenceRule: { frequency: 'DAILY', count: Math.max(leastDays, daysBetween(first, end)) },
        alarms: [{ action: 'DISPLAY', description: plan.name, trigger: { type: 'relative', value: { hours: 7 } } }],
      },
    ],
  });
}

/** Saves a plan's reminder as a file for the calendar of the device. Its writer is loaded for it. */
export async function saveReminder(plan: ReadingPlan, today: string, toast: Host['toast']): Promise<void> {
  try {
    saveFile('berea-reading.ics', 'text/calendar', await reminderOf(plan, today, location.origin));
    toast({
      title: 'Reminder saved',
      description: `Open the file, and your calendar reminds you every morning at seven to read with ${productTitle}.`,
      kind: 'success',
    });
  } catch {
    toast(failureToast('The reminder could not be written. Please try again.'));
  }
}
