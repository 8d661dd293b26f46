import { focusRing, makeStyles, tokens, touchLine, wrappingRow } from '@berea/ui';

const useStyles = makeStyles({
  list: {
    ...wrappingRow,
    columnGap: '8px',
    margin: '0 0 14px',
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    overflowWrap: 'anywhere',
    ':not(:first-child)::before': {
      content: '"›" / ""',
      marginInlineEnd: '8px',
      color: tokens.colorNeutralForeground4,
    },
  },
  link: {
    ...touchLine,
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '0.22em',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationColor: 'currentColor' },
    ...focusRing(),
  },
});

interface BreadcrumbProps {
  /** The parent pages, outermost first. */
  above: readonly { readonly title: string; readonly href: string }[];
  /** The title of the current page. */
  here: string;
}

/** Breadcrumb navigation to the parent pages. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  const styles = useStyles();
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {above.map(({ title, href }) => (
          <li key={href} className={styles.step}>
            <a className={styles.link} href={href}>
              {title}
            </a>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
