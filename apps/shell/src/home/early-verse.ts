/**
 * The verse of the day before the shell is there. The server's HTML keeps its place only: a page that was rendered
 * yesterday must not show yesterday's verse. Beside it stand the verses of the next days, of which the page's first
 * script shows the one of today.
 */

/** Names the element that keeps the place. Its value: the classes of a short, a medium and a long verse, and of its reference. */
export const earlyVerseMark = 'data-early-verse';
const separator = '|';

/** By length in characters, so that all verses take about the reserved height. */
export const lengthOf = (text: string): 0 | 1 | 2 => (text.length <= 110 ? 0 : text.length <= 220 ? 1 : 2);

/** The value of the mark. */
export const earlyVerseClasses = (quotes: readonly string[], reference: string): string =>
  [...quotes, reference].join(separator);

/** Names the element with the verses of the next days, as JSON. */
export const versesOfDaysId = 'berea-verses';
/** Text and reference by UTC date: '2026-11-25'. */
export type VersesOfDays = Readonly<Record<string, readonly [text: string, reference: string]>>;

function element(tag: string, className: string | undefined, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className ?? '';
  made.textContent = text;
  return made;
}

/** The verse of today, if it stands in the page. */
function verseInPage(): readonly [string, string] | undefined {
  const verses = JSON.parse(document.getElementById(versesOfDaysId)?.textContent ?? '{}') as VersesOfDays;
  return verses[new Date().toISOString().slice(0, 10)];
}

/** Shows it, where the page has it: a page that is older than its verses waits for the shell, which asks for it. */
export async function showEarlyVerse(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const verse = verseInPage();
  const place = document.querySelector(`[${earlyVerseMark}]`);
  const classes = place?.getAttribute(earlyVerseMark)?.split(separator);
  if (!verse || !place || !classes) return;
  const [text, reference] = verse;
  place.replaceChildren(
    element('blockquote', classes[lengthOf(text)], `“${text}”`),
    element('p', classes[3], reference),
  );
}
