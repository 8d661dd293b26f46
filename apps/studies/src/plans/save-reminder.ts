import { failureToast, productTitle, type Host } from '@berea/shell-api';
import { saveFile } from '@berea/ui';
import type { ReadingPlan } from '@berea/validation';
import { reminderOf } from './reminder.ts';

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
