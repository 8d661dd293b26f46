import {
  BookOpen24Regular,
  breakpoints,
  cardList,
  ChatHelp24Regular,
  CompassNorthwest24Regular,
  Library24Regular,
  linkCard,
  linkCardDescription,
  linkCardTitle,
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
    ...cardList(3),
    '@media (min-width: 600px) and (max-width: 899.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  card: {
    ...linkCard,
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: '16px',
    alignItems: 'start',
    padding: '20px 8px 24px 0',
    ':hover svg': { color: tokens.colorBrandForeground1 },
    [breakpoints.narrow]: { padding: '15px 0 16px' },
  },
  settings: { gridColumn: '1 / -1', marginTop: '8px' },
  icon: { color: tokens.colorNeutralForeground3, marginTop: '2px' },
  label: linkCardTitle,
  description: linkCardDescription,
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
