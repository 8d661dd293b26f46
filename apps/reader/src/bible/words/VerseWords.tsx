import { coarsePointer, focusRing, makeStyles, mergeClasses, tokens } from '@berea/ui';
import type { Leaf } from './leaves.ts';

const useStyles = makeStyles({
  text: {
    margin: '0 0 8px',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.7,
    overflowWrap: 'break-word',
  },
  word: {
    display: 'inline',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: tokens.colorNeutralStrokeAccessible,
    textUnderlineOffset: '0.22em',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing('1px'),
    [coarsePointer]: { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  chosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: 600,
    textDecorationStyle: 'solid',
    textDecorationColor: 'currentcolor',
  },
});

interface VerseWordsProps {
  leaves: readonly Leaf[];
  chosen: Leaf | undefined;
  onChoose: (leaf: Leaf) => void;
}

/** A verse in which each word with a known original is a button. */
export function VerseWords({ leaves, chosen, onChoose }: VerseWordsProps) {
  const styles = useStyles();
  return (
    <p className={styles.text}>
      {leaves.map((leaf, index) =>
        leaf.word ? (
          <button
            key={index}
            type="button"
            aria-pressed={leaf === chosen}
            className={mergeClasses(styles.word, leaf === chosen && styles.chosen)}
            onClick={() => onChoose(leaf)}
          >
            {leaf.text}
          </button>
        ) : (
          // A mark that ends a clause stays with its word.
          leaf.text.replace(/^[.,;:!?)’”]/, '\u2060$&')
        ),
      )}
    </p>
  );
}
