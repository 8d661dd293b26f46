import { makeStyles, tokens, touchTarget } from '@berea/ui';
import { concordanceAddress } from './query.ts';

const useStyles = makeStyles({
  examples: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '14px',
    margin: '14px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  word: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    fontFamily: tokens.fontFamilySerif,
    color: tokens.colorBrandForegroundLink,
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '0.25em',
    textDecorationThickness: '1px',
    ':hover': { textDecorationColor: 'currentColor' },
    ...touchTarget,
  },
});

/** Example words, shown while the address has no query. */
export function Examples() {
  const styles = useStyles();
  return (
    <p className={styles.examples}>
      For instance{' '}
      {['grace', 'hope', 'charity'].map((word) => (
        <a key={word} className={styles.word} href={concordanceAddress(word)}>
          {word}
        </a>
      ))}
    </p>
  );
}
