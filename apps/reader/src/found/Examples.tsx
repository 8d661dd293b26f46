import { makeStyles, quietLink, quietText, tokens, touchLine, wrappingRow } from '@berea/ui';

const useStyles = makeStyles({
  examples: { ...wrappingRow, alignItems: 'baseline', columnGap: '14px', margin: '14px 0 0', ...quietText },
  example: { ...quietLink, ...touchLine, minHeight: '28px', fontFamily: tokens.fontFamilySerif },
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
