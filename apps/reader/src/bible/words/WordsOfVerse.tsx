import { useVerseDetail } from '@berea/api';
import { defaultVersionId, type Version } from '@berea/scripture';
import { bibleAddress, useLocation, useNavigate } from '@berea/shell-api';
import { LoadingText, makeStyles, Notice, smallText } from '@berea/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { WordList } from '../../concordance/WordList.tsx';
import { verseOnPage } from '../aside/steps.ts';
import { verseReference, type Verse } from '../verses/verse.ts';
import type { Point } from '../verses/verse-press.ts';
import { spanOfEachWord, wordSpansOf, rootOf, rootTitle, type WordSpan } from './word-spans.ts';
import { useSameRoot } from './same-root.ts';
import { wordAt } from './text-on-page.ts';
import { VerseWords } from './VerseWords.tsx';

const useStyles = makeStyles({
  quiet: { margin: '0 0 12px', ...smallText },
});

interface WordsOfVerseProps {
  verse: Pick<Verse, 'place' | 'number'>;
  version: Version;
  /** The point that was tapped; undefined to begin without a word. */
  at: Point | undefined;
  /** What follows the chosen word, given its number and its name: 'χάρις (G5485)'. */
  after?: (strong: string, title: string) => ReactNode;
}

/**
 * The Hebrew or Greek behind the words of a verse. The same word is marked in the chapter. A link leads to every other
 * place; the way back leads to this verse.
 */
export function WordsOfVerse({ verse, version, at, after }: WordsOfVerseProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const kingJames = version.id === defaultVersionId;
  const detail = useVerseDetail(verseReference(verse));
  const spans = useMemo(() => wordSpansOf(detail.data?.content), [detail.data]);
  // Read before the panel moves the text or is over it.
  const [tapped] = useState(() => (at && kingJames ? wordAt(verse.place, verse.number, at) : undefined));
  const [chosen, setChosen] = useState<WordSpan>();
  const span = chosen ?? (tapped === undefined ? undefined : spanOfEachWord(spans)[tapped]);
  const word = span?.word;
  const root = word && rootOf(word);
  const same = useSameRoot(verse.place, version, root);

  const leave = () => {
    // So that the way back leads to the verse, unless the text is at another place.
    if (verseOnPage(verse.place, verse.number))
      void navigate(bibleAddress({ ...verse.place, verse: verse.number }) + search, { replace: true });
  };
  if (detail.isPending) return <LoadingText label="Loading..." lines={3} />;
  if (detail.isError)
    return (
      <Notice onRetry={() => void detail.refetch()} retrying={detail.isFetching}>
        The words of this verse could not be loaded.
      </Notice>
    );
  return (
    <>
      {!kingJames && <p className={styles.quiet}>The words are those of the King James Version.</p>}
      <VerseWords spans={spans} chosen={span} onChoose={setChosen} />
      {root && (
        // It has its room before the numbers come, so that what is below it does not move away from a finger.
        <p className={styles.quiet} role="status">
          {same
            ? `${times(same.here)} in this chapter, ${times(same.verses)} in the King James Version.`
            : noBreakSpace}
        </p>
      )}
      {word ? (
        <>
          <WordList words={[word]} onLeave={leave} />
          {root && after?.(root, rootTitle(word) ?? root)}
        </>
      ) : (
        <p className={styles.quiet}>
          {span ? 'No word of the original is known for this one. ' : ''}Choose a word to see what is behind it.
        </p>
      )}
    </>
  );
}

const noBreakSpace = '\u00a0';

const times = (verses: number): string => `${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'}`;
