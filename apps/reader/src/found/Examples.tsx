import { makeStyles, quietLink, quietText, tokens, touchTarget } from '@berea/ui';

const useStyles = makeStyles({
  examples: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '14px',
    margin: '14px 0 0',
    ...quietText,
  },
  example: {
    ...quietLink,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    fontFamily: tokens.fontFamilySerif,
    ...touchTarget,
  },
});

/** Searches to begin with, shown while the address has none. */
export function Examples({ examples }: { examples: readonly { readonly text: string; readonly href: string }[] }) {
  const styles = useStyles();
  return (
    <p className={styles.examples}>
      For instance{' '}
      {examples.map(({ text, href }) => (
        <a key={text} className={styles.example} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}
