import { makeStyles } from '@fluentui/react-components';
import { focusRing, hideInPrint, touchLine, wrappingRow } from '../theme/style-parts.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  list: {
    ...wrappingRow,
    columnGap: '22px',
    margin: '20px 0 0',
    padding: '8px 0',
    listStyle: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    ...hideInPrint,
    // A line each would push the answer off a phone's first screen.
    [breakpoints.narrow]: { columnGap: '18px', padding: '4px 0' },
  },
  item: { minWidth: 0, maxWidth: '100%' },
  link: {
    ...touchLine,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    minHeight: '28px',
    color: tokens.colorNeutralForeground2,
    textDecoration: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    ...focusRing(),
  },
});

export interface ContentsProps {
  /** What a screen reader calls it: 'In this answer'. */
  readonly label: string;
  /** `anchor` is the id of the section's element. */
  readonly sections: readonly { readonly anchor: string; readonly title: string }[];
}

/** A table of contents, as links within the page. */
export function Contents({ label, sections }: ContentsProps) {
  const styles = useStyles();
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor} className={styles.item}>
            <a className={styles.link} href={`#${anchor}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
