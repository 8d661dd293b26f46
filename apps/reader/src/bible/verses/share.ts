import type { Version } from '@berea/scripture';
import { failureToast, type Toast } from '@berea/shell-api';
import { copyText } from '@berea/ui';
import { parseChapter, verseText } from '@berea/ui/scripture';
import { usesTouch } from '../touch.ts';
import { citation, passageReference, quotation, verseLink, type Verse } from './verse.ts';

type ShowToast = (toast: Toast) => void;

async function copyAndSay(text: string, done: Toast, showToast: ShowToast): Promise<void> {
  showToast(
    (await copyText(text))
      ? { ...done, kind: 'success' }
      : failureToast('Your browser did not let the text be copied.'),
  );
}

/**
 * Copies verses from a chapter's HTML and shows a toast.
 * @param lines a numbered line for each verse, instead of running text without numbers
 */
export function copyVerse(verse: Verse, content: string, version: Version, showToast: ShowToast, lines = false) {
  const blocks = parseChapter(content);
  const texts = verse.numbers.map((number) => `${lines ? `${number} ` : ''}${verseText(blocks, number)}`);
  return copyAndSay(
    quotation(verse, texts.join(lines ? '\n' : ' '), version),
    { title: 'Copied', description: citation(verse, version) },
    showToast,
  );
}

/** Opens the system share sheet with the verse link on touch devices; elsewhere copies the link to the clipboard. */
export async function shareVerse(verse: Verse, version: Version, showToast: ShowToast): Promise<void> {
  const url = verseLink(verse, version, location.origin);
  if ('share' in navigator && usesTouch()) {
    // Rejects when the user closes the sheet, which is not an error.
    await navigator.share({ title: passageReference(verse), url }).catch(() => undefined);
  } else await copyAndSay(url, { title: 'Link copied', description: passageReference(verse) }, showToast);
}
