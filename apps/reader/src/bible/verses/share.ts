import type { Version } from '@berea/scripture';
import { failureToast, type Toast } from '@berea/shell-api';
import { parseChapter, verseText } from '@berea/ui';
import { usesTouch } from '../touch.ts';
import { quotation, verseLink, verseReference, type Verse } from './verse.ts';

type ShowToast = (toast: Toast) => void;

async function copyText(text: string, done: Toast, showToast: ShowToast): Promise<void> {
  try {
    // On a page without TLS the browser has no clipboard, and this throws.
    await navigator.clipboard.writeText(text);
    showToast({ ...done, kind: 'success' });
  } catch {
    showToast(failureToast('Your browser did not let the text be copied.'));
  }
}

/** Copies a verse from a chapter's HTML, without its number, and shows a toast. */
export const copyVerse = (verse: Verse, content: string, version: Version, showToast: ShowToast): Promise<void> =>
  copyText(
    quotation(verse, verseText(parseChapter(content), verse.number), version),
    { title: 'Copied', description: `${verseReference(verse)} (${version.abbreviation})` },
    showToast,
  );

/** Opens the system share sheet with the verse link on touch devices; elsewhere copies the link to the clipboard. */
export async function shareVerse(verse: Verse, version: Version, showToast: ShowToast): Promise<void> {
  const url = verseLink(verse, version, location.origin);
  if ('share' in navigator && usesTouch()) {
    // Rejects when the user closes the sheet, which is not an error.
    await navigator.share({ title: verseReference(verse), url }).catch(() => undefined);
  } else await copyText(url, { title: 'Link copied', description: verseReference(verse) }, showToast);
}
