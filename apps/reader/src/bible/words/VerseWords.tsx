import { bareButton, coarsePointer, focusRing, makeStyles, mergeClasses, serifText, tokens } from '@berea/ui';
import type { WordSpan } from './word-spans.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 8px', ...serifText(400, 1.7), overflowWrap: 'break-word' },
  together: { whiteSpace: 'nowrap' },
  word: {
    display: 'inline',
    whiteSpace: 'normal',
    ...bareButton,
    borderRadius: tokens.borderRadiusSmall,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
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
  spans: readonly WordSpan[];
  chosen: WordSpan | undefined;
  onChoose: (span: WordSpan) => void;
}

/** Punctuation that ends a clause stays on the line of the word before it. */
const mark = /^[.,;:!?)’”]+/;

/** A verse in which each word with a known original is a button. */
export function VerseWords({ spans, chosen, onChoose }: VerseWordsProps) {
  const styles = useStyles();
  return (
    <p className={styles.text}>
      {spans.map((span, index) => {
        if (!span.word) return spans[index - 1]?.word ? span.text.replace(mark, '') : span.text;
        const next = spans[index + 1];
        return (
          <span key={index} className={styles.together}>
            <button
              type="button"
              aria-pressed={span === chosen}
              className={mergeClasses(styles.word, span === chosen && styles.chosen)}
              onClick={() => onChoose(span)}
            >
              {span.text}
            </button>
            {next && !next.word && mark.exec(next.text)?.[0]}
          </span>
        );
      })}
    </p>
  );
}
