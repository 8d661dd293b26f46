import {
  BookOpen24Regular,
  breakpoints,
  ChatHelp24Regular,
  CompassNorthwest24Regular,
  Library24Regular,
  makeStyles,
  Search24Regular,
  Settings24Regular,
  Shield24Regular,
  tokens,
  type Icon,
} from '@berea/ui';

interface Destination {
  readonly href: string;
  readonly label: string;
  readonly description: string;
  readonly Symbol: Icon;
}

const destinations: readonly Destination[] = [
  { href: '/bible', label: 'Bible', description: 'Read and study scripture', Symbol: BookOpen24Regular },
  { href: '/encyclopedia', label: 'Encyclopedia', description: 'Explore biblical concepts', Symbol: Library24Regular },
  { href: '/question', label: 'Ask a Question', description: 'Get scriptural answers', Symbol: ChatHelp24Regular },
  { href: '/apologetics', label: 'Apologetics', description: 'Defend your faith', Symbol: Shield24Regular },
  {
    href: '/guided-studies',
    label: 'Guided Studies',
    description: 'Curated reading plans',
    Symbol: CompassNorthwest24Regular,
  },
  { href: '/concordance', label: 'Concordance', description: 'Search for specific words', Symbol: Search24Regular },
];

const settings: Destination = {
  href: '/settings',
  label: 'Settings',
  description: 'Theme and font size',
  Symbol: Settings24Regular,
};

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '32px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media (min-width: 600px) and (max-width: 899.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: '16px',
    alignItems: 'start',
    height: '100%',
    boxSizing: 'border-box',
    padding: '20px 8px 24px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    outlineOffset: '-2px',
    ':hover': { borderTopColor: tokens.colorBrandStroke1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':hover svg': { color: tokens.colorBrandForeground1 },
    [breakpoints.narrow]: { padding: '15px 0 16px' },
  },
  settings: { gridColumn: '1 / -1', marginTop: '8px' },
  icon: { color: tokens.colorNeutralForeground3, marginTop: '2px' },
  label: {
    display: 'block',
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 540,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    letterSpacing: '-0.006em',
  },
  description: {
    display: 'block',
    marginTop: '2px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
});

/** Links to every part of the app, laid out like a table of contents. */
export function Contents() {
  const styles = useStyles();
  return (
    <nav aria-label="Contents">
      <ul className={styles.list}>
        {destinations.map((destination) => (
          <li key={destination.href}>
            <Card {...destination} />
          </li>
        ))}
        <li className={styles.settings}>
          <Card {...settings} />
        </li>
      </ul>
    </nav>
  );
}

function Card({ href, label, description, Symbol }: Destination) {
  const styles = useStyles();
  return (
    <a className={styles.card} href={href}>
      <Symbol className={styles.icon} />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.description}>{description}</span>
      </span>
    </a>
  );
}
