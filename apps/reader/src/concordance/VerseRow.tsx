import { parseReference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { BookOpen20Regular, breakpoints, coarsePointer, focusRing, hideInPrint, makeStyles, tokens } from '@berea/ui';
import type { VerseHit } from '@berea/validation';
import { memo } from 'react';
import { MarkedText } from './MarkedText.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  verse: {
    display: 'grid',
    gridTemplateColumns: '10rem minmax(0, 1fr)',
    columnGap: '16px',
    alignItems: 'baseline',
    flexGrow: 1,
    minWidth: 0,
    padding: '13px 4px 14px 0',
    border: 'none',
    background: 'none',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    ...focusRing('-2px'),
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px', paddingBlock: '12px' },
  },
  reference: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  text: {
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.56,
    fontVariantNumeric: 'oldstyle-nums',
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  read: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    marginTop: '7px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorSubtleBackgroundPressed },
    ...focusRing('-2px'),
    [coarsePointer]: { width: '44px', height: '44px', marginTop: '3px' },
    ...hideInPrint,
  },
});

interface VerseRowProps {
  verse: VerseHit;
  /** The word to mark. Undefined for a search by Strong's number. */
  word: string | undefined;
  onOpen: (verse: VerseHit) => void;
}

/** A found verse. Pressing it opens its words; the book icon links to its chapter. */
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
          <MarkedText text={verse.text} word={word} />
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
        </a>
      )}
    </div>
  );
});
