import { parseReference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { BookOpen20Regular, coarsePointer, focusRing, hideInPrint, makeStyles, tokens } from '@berea/ui';
import type { VerseHit } from '@berea/validation';
import { memo } from 'react';
import { foundReference, foundText, foundVerse } from '../found/style-parts.ts';
import { MarkedText, occurrencesIn } from '../found/MarkedText.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  verse: {
    ...foundVerse,
    flexGrow: 1,
    minWidth: 0,
    border: 'none',
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    fontFamily: 'inherit',
  },
  reference: foundReference,
  text: foundText,
  read: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    flexShrink: 0,
    height: '36px',
    marginTop: '7px',
    paddingInline: '8px',
    fontSize: tokens.fontSizeBase200,
    textDecoration: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorSubtleBackgroundPressed },
    ...focusRing('-2px'),
    [coarsePointer]: { height: '44px', marginTop: '3px' },
    ...hideInPrint,
  },
});

interface VerseRowProps {
  verse: VerseHit;
  /** The word to mark. Undefined for a search by Strong's number, whose verses have marks. */
  word: string | undefined;
  onOpen: (verse: VerseHit) => void;
}

/** A found verse. Pressing it opens its words; Read links to its chapter. */
export const VerseRow = memo(function VerseRow({ verse, word, onOpen }: VerseRowProps) {
  const styles = useStyles();
  const place = parseReference(verse.reference);
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.verse}
        aria-haspopup="dialog"
        data-verse-button
        onClick={() => onOpen(verse)}
      >
        <span className={styles.reference}>{verse.reference}</span>{' '}
        <span className={styles.text}>
          <MarkedText text={verse.text} marks={verse.marks ?? occurrencesIn(verse.text, word)} />
        </span>
      </button>
      {place && (
        <a
          className={styles.read}
          href={bibleAddress(place)}
          aria-label={`Read ${verse.reference} in its chapter`}
          title="Read in its chapter"
        >
          <BookOpen20Regular aria-hidden="true" />
          Read
        </a>
      )}
    </div>
  );
});
