import { fetchDailyVerse } from '@berea/api';
import { versesOfDaysId, type VersesOfDays } from '../home/early-verse.ts';

/** So many days may pass before a kept home page has no verse of its own any more. */
const days = 4;

/**
 * The verses of today and the next days, as the element in which the home page carries them. Empty where they do not come:
 * the page fetches the verse then.
 */
export async function versesOfDays(supabaseUrl: string, now = Date.now()): Promise<string> {
  const dates = Array.from({ length: days }, (_, day) => new Date(now + day * 86_400_000).toISOString().slice(0, 10));
  const found = await Promise.all(dates.map((date) => fetchDailyVerse(supabaseUrl, { date }).catch(() => undefined)));
  const verses: VersesOfDays = Object.fromEntries(
    found.flatMap((verse, day) => (verse ? [[dates[day]!, [verse.text, verse.reference]]] : [])),
  );
  // `<` is escaped so that no verse can end the element.
  const json = JSON.stringify(verses).replaceAll('<', String.raw`\u003c`);
  return found.some(Boolean) ? `<script type="application/json" id="${versesOfDaysId}">${json}</script>` : '';
}
