import type { Version } from '@berea/scripture';
import type { Toast } from '@berea/shell-api';
import { parseChapter, verseText } from '@berea/ui';
import { quotation, verseLink, verseReference, type Verse } from './verse.ts';

type Say = (toast: Toast) => void;

const copied = (text: string, done: Toast, say: Say): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => say({ ...done, kind: 'success' }),
    () => say({ title: 'Error', description: 'Your browser did not let the text be copied.', kind: 'destructive' }),
  );

/** Copies a verse of a chapter's HTML, without its number. */
export const copyVerse = (verse: Verse, content: string, version: Version, say: Say): Promise<void> =>
  copied(
    quotation(verse, verseText(parseChapter(content), verse.number), version),
    { title: 'Copied', description: `${verseReference(verse)} (${version.abbreviation})` },
    say,
  );

/** Hands the verse's address to the system's own sheet on a device that is touched, and to the clipboard elsewhere. */
export async function shareVerse(verse: Verse, version: Version, say: Say): Promise<void> {
  const url = verseLink(verse, version, location.origin);
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Rejects when the sheet is closed: then there is nothing to say.
    await navigator.share({ title: verseReference(verse), url }).catch(() => undefined);
  } else await copied(url, { title: 'Link copied', description: verseReference(verse) }, say);
}
