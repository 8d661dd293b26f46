import { ContributionsContext } from '@berea/shell-api';
import {
  breakpoints,
  cardList,
  ChevronRight20Regular,
  contributedIcon,
  linkCard,
  linkCardDescription,
  linkCardTitle,
  makeStyles,
  mergeClasses,
  quietLink,
  tokens,
  touchTarget,
  type Icon,
} from '@berea/ui';
import type { HomeCard } from '@berea/registry';
import { Fragment, useContext } from 'react';
import { useSettingsEntry } from '../frame/settings-entry.ts';
import { useIsPrivate, useRoles } from '../remotes/registry-context.ts';
import { useDayTexts } from './day-texts.ts';

const useStyles = makeStyles({
  list: {
    ...cardList(3),
    '@media (min-width: 600px) and (max-width: 899.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  card: {
    ...linkCard,
    display: 'grid',
    gridTemplateColumns: '24px 1fr 20px',
    columnGap: '16px',
    alignItems: 'start',
    padding: '20px 8px 24px 0',
    ':hover svg': { color: tokens.colorBrandForeground1 },
    [breakpoints.narrow]: { padding: '15px 0 16px' },
  },
  own: {
    ...cardList(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginTop: '8px',
    [breakpoints.narrow]: { columnGap: '20px' },
    [breakpoints.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  small: { gridTemplateColumns: '1fr 20px', padding: '14px 8px 16px 0' },
  smallLabel: {
    display: 'block',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 500,
  },
  icon: { color: tokens.colorNeutralForeground3, marginTop: '2px' },
  label: linkCardTitle,
  description: linkCardDescription,
  word: { whiteSpace: 'nowrap' },
  contact: {
    margin: '28px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  link: { ...quietLink, ...touchTarget, display: 'inline-flex', alignItems: 'center' },
});

/**
 * Links to every part of the app, laid out like a table of contents: the parts, then what is one's own and the settings,
 * and how to reach us.
 */
export function Contents() {
  const styles = useStyles();
  const { home, own } = useContext(ContributionsContext);
  const { contact } = useRoles();
  const settings = useSettingsEntry();
  const isPrivate = useIsPrivate();
  const today = useDayTexts();
  // The same for everybody, so that nothing moves when it is known who is signed in.
  const small = [...own.filter(({ path }) => !isPrivate(path)), ...settings];
  return (
    <nav aria-label="Contents">
      <ul className={styles.list}>
        {home.map(({ icon, ...card }) => (
          <li key={card.path}>
            <Card {...card} Symbol={contributedIcon(icon)} />
          </li>
        ))}
      </ul>
      {small.length > 0 && (
        <ul className={styles.own}>
          {small.map(({ path, label, description }) => (
            <li key={path}>
              <a className={mergeClasses(styles.card, styles.small)} href={path}>
                <span>
                  <span className={styles.smallLabel}>{label}</span>
                  <span className={styles.description}>
                    {path in today ? <Unbroken>{today[path]!}</Unbroken> : description}
                  </span>
                </span>
                <ChevronRight20Regular className={styles.icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {contact !== undefined && (
        <p className={styles.contact}>
          <a className={styles.link} href={contact}>
            Write to us, or send a prayer request
          </a>
        </p>
      )}
    </nav>
  );
}

/** Words in lines that break only between them: a browser would part '1-3' after its hyphen. */
function Unbroken({ children }: { children: string }) {
  const { word } = useStyles();
  return children.split(' ').map((each, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className={word}>{each}</span>
    </Fragment>
  ));
}

function Card({ path, label, description, Symbol }: Omit<HomeCard, 'icon' | 'order'> & { Symbol: Icon }) {
  const styles = useStyles();
  return (
    <a className={styles.card} href={path}>
      <Symbol className={styles.icon} />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.description}>{description}</span>
      </span>
      <ChevronRight20Regular className={styles.icon} />
    </a>
  );
}
