import type { Version } from '@berea/scripture';
import { Button, Dismiss20Regular, hideInPrint, makeStyles, textSize, tokens, useBackAsEscape } from '@berea/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { verseOnPage } from '../aside/steps.ts';
import { verseReference, type Verse } from '../verses/verse.ts';
import type { Point } from '../verses/verse-press.ts';
import { WordsOfVerse } from './WordsOfVerse.tsx';
import { floating } from '../floating.ts';

const useStyles = makeStyles({
  panel: {
    position: 'sticky',
    ...floating,
    zIndex: 1,
    maxHeight: '46vh',
    overflowY: 'auto',
    marginTop: '16px',
    paddingInline: '16px',
    boxShadow: tokens.shadow16,
    ...hideInPrint,
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: '6px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: 0, ...textSize(300), fontWeight: 600, outlineStyle: 'none' },
});

interface OriginalWordsProps {
  verse: Verse;
  version: Version;
  /** The point that was tapped; undefined to begin without a word. */
  at: Point | undefined;
  onClose: () => void;
}

/** The original words of a verse in a panel below the text, which stays readable. For windows without room beside it. */
export function OriginalWords({ verse, version, at, onClose }: OriginalWordsProps) {
  const styles = useStyles();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { book, chapter } = verse.place;
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The verse stays above the panel, as far as there is room for it.
    const { top, bottom } = verseOnPage({ book, chapter }, verse.number)?.getBoundingClientRect() ?? {
      top: 0,
      bottom: 0,
    };
    const below = Math.min(bottom - innerHeight / 2, top - 120);
    if (below > 0) scrollBy({ top: below });
  }, [book, chapter, verse.number]);
  useBackAsEscape(true, onClose);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // One thing at a time: the bars, if they are hidden, come back with the next.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 ref={title} id={id} tabIndex={-1} className={styles.title}>
          Original words of {verseReference(verse)}
        </h3>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label="Close" title="Close" onClick={onClose} />
      </div>
      <WordsOfVerse verse={verse} version={version} at={at} />
    </section>
  );
}
