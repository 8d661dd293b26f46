import { useVerseDetail } from '@berea/api';
import { defaultVersionId, type Version } from '@berea/scripture';
import { bibleAddress, useLocation, useNavigate } from '@berea/shell-api';
import { Button, Dismiss20Regular, hideInPrint, LoadingText, makeStyles, Notice, tokens } from '@berea/ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { WordList } from '../../concordance/WordList.tsx';
import { verseReference, type Verse } from '../verses/verse.ts';
import { verseElement, type Point } from '../verses/verse-press.ts';
import { leafOfEachWord, leavesOf, rootOf, type Leaf } from './leaves.ts';
import { useSameRoot } from './same-root.ts';
import { wordAt } from './text-on-page.ts';
import { VerseWords } from './VerseWords.tsx';

const useStyles = makeStyles({
  panel: {
    position: 'sticky',
    bottom: `calc(${tokens.bottomBarHeight} + 8px)`,
    zIndex: 1,
    boxSizing: 'border-box',
    maxHeight: '46vh',
    overflowY: 'auto',
    marginTop: '16px',
    paddingInline: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusXLarge,
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
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    outlineStyle: 'none',
  },
  quiet: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface OriginalWordsProps {
  verse: Verse;
  version: Version;
  /** The point that was tapped; undefined to begin without a word. */
  at: Point | undefined;
  onClose: () => void;
}

/**
 * The Hebrew or Greek behind the words of a verse, in a panel below the text, which stays readable: the same word is
 * marked in it. A link leads to every other place; the way back leads to this verse.
 */
export function OriginalWords({ verse, version, at, onClose }: OriginalWordsProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const kingJames = version.id === defaultVersionId;
  const detail = useVerseDetail(verseReference(verse));
  const leaves = useMemo(() => leavesOf(detail.data?.content), [detail.data]);
  // Read before the panel is over the text.
  const [tapped] = useState(() => (at && kingJames ? wordAt(verse.number, at) : undefined));
  const [chosen, setChosen] = useState<Leaf>();
  const leaf = chosen ?? (tapped === undefined ? undefined : leafOfEachWord(leaves)[tapped]);
  const word = leaf?.word;
  const same = useSameRoot(verse.place, version, word && rootOf(word));
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The verse stays above the panel, as far as there is room for it.
    const { top, bottom } = verseElement(document, verse.number)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const below = Math.min(bottom - innerHeight / 2, top - 120);
    if (below > 0) scrollBy({ top: below });
  }, [verse.number]);
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

  const leave = () => {
    // So that the way back leads to the verse.
    void navigate(bibleAddress({ ...verse.place, verse: verse.number }) + search, { replace: true });
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 ref={title} id={id} tabIndex={-1} className={styles.title}>
          Original words of {verseReference(verse)}
        </h3>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label="Close" title="Close" onClick={onClose} />
      </div>
      {detail.isPending && <LoadingText label="Loading..." lines={3} />}
      {detail.isError && (
        <Notice onRetry={() => void detail.refetch()} retrying={detail.isFetching}>
          The words of this verse could not be loaded.
        </Notice>
      )}
      {detail.isSuccess && (
        <>
          {!kingJames && <p className={styles.quiet}>The words are those of the King James Version.</p>}
          <VerseWords leaves={leaves} chosen={leaf} onChoose={setChosen} />
          {word && same && (
            <p className={styles.quiet} role="status">
              {times(same.here)} in this chapter, {times(same.verses)} in the King James Version.
            </p>
          )}
          {word ? (
            <WordList words={[word]} onLeave={leave} />
          ) : (
            <p className={styles.quiet}>
              {leaf ? 'No word of the original is known for this one. ' : ''}Choose a word to see what is behind it.
            </p>
          )}
        </>
      )}
    </section>
  );
}

const times = (verses: number): string => `${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'}`;
