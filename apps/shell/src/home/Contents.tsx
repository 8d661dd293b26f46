import { ContributionsContext } from '@berea/shell-api';
import {
  breakpoints,
  cardList,
  contributedIcon,
  linkCard,
  linkCardDescription,
  linkCardTitle,
  makeStyles,
  Settings24Regular,
  tokens,
  type Icon,
} from '@berea/ui';
import type { HomeCard } from '@berea/validation';
import { useContext } from 'react';
import { useIsServed } from '../remotes/registry-context.ts';

interface Destination {
  readonly href: string;
  readonly label: string;
  readonly description: string;
  readonly Symbol: Icon;
}

const destinationOf = ({ path, label, description, icon }: HomeCard): Destination => ({
  href: path,
  label,
  description,
  Symbol: contributedIcon(icon),
});

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
  const { home } = useContext(ContributionsContext);
  const isServed = useIsServed();
  return (
    <nav aria-label="Contents">
      <ul className={styles.list}>
        {home.map(destinationOf).map((destination) => (
          <li key={destination.href}>
            <Card {...destination} />
          </li>
        ))}
        {isServed(settings.href) && (
          <li className={styles.settings}>
            <Card {...settings} />
          </li>
        )}
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
