import { nextChapter, previousChapter, type ChapterPlace } from '@berea/scripture';
import { latePart } from '@berea/shell-api';
import { useFocusReturn } from '@berea/ui';
import { useMemo, useState } from 'react';
import { verseKeys } from '../verses/verse-actions.ts';
import type { Action } from './action.ts';
import { usePageKeys } from './page-keys.ts';

const KeysDialog = latePart('The list of keys', async () => (await import('./KeysDialog.tsx')).KeysDialog);

/** The shell's, on every page. */
const everywhere = { label: 'Search, or go to a reference', key: '/' };

interface ReaderKeysProps {
  /** The open chapter, if any. */
  place: ChapterPlace | undefined;
  onOpen: (place: ChapterPlace) => void;
}

/** Registers the keyboard shortcuts of the reader and shows the list of them. */
export function ReaderKeys({ place, onOpen }: ReaderKeysProps) {
  const [listed, setListed] = useState(false);
  const remember = useFocusReturn(listed);
  const { book, chapter } = place ?? {};
  const actions = useMemo<readonly Action<void>[]>(() => {
    const here = book && chapter !== undefined ? { book, chapter } : undefined;
    const [previous, next] = here ? [previousChapter(here), nextChapter(here)] : [];
    const list = () => {
      remember();
      setListed(true);
    };
    return [
      {
        label: 'Previous Chapter',
        key: 'ArrowLeft',
        applies: () => previous !== undefined,
        run: () => previous && onOpen(previous),
      },
      { label: 'Next Chapter', key: 'ArrowRight', applies: () => next !== undefined, run: () => next && onOpen(next) },
      { label: 'List the keys', key: '?', applies: () => true, run: list },
    ];
  }, [book, chapter, onOpen, remember]);
  usePageKeys(actions);
  if (!listed) return null;
  return (
    <KeysDialog
      groups={[
        { title: 'On the page', keys: [...actions, everywhere] },
        { title: 'On a verse that has the focus', keys: verseKeys },
      ]}
      onClose={() => setListed(false)}
      onMissing={() => setListed(false)}
    />
  );
}
