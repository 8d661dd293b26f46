import { nextChapter, previousChapter, type ChapterPlace } from '@berea/scripture';
import { useFocusReturn } from '@berea/ui';
import { lazy, Suspense, useMemo, useState, type RefObject } from 'react';
import { verseKeys } from '../verses/verse-actions.ts';
import type { Action } from './action.ts';
import { usePageKeys } from './page-keys.ts';

const KeysDialog = lazy(() => import('./KeysDialog.tsx').then((part) => ({ default: part.KeysDialog })));

interface ReaderKeysProps {
  /** The open chapter, if any. */
  place: ChapterPlace | undefined;
  box: RefObject<HTMLInputElement | null>;
  onOpen: (place: ChapterPlace) => void;
}

/** Registers the keyboard shortcuts of the reader and shows the list of them. */
export function ReaderKeys({ place, box, onOpen }: ReaderKeysProps) {
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
      { label: 'Go to reference', key: '/', applies: () => true, run: () => box.current?.focus() },
      { label: 'List the keys', key: '?', applies: () => true, run: list },
    ];
  }, [book, chapter, box, onOpen, remember]);
  usePageKeys(actions);
  if (!listed) return null;
  return (
    <Suspense>
      <KeysDialog
        groups={[
          { title: 'On the page', keys: actions },
          { title: 'On a verse that has the focus', keys: verseKeys },
        ]}
        onClose={() => setListed(false)}
      />
    </Suspense>
  );
}
