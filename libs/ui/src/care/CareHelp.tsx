import { countryOf, isEmergencyNumber, resourcesFor } from '@berea/care';
import type { Care } from '@berea/validation';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import { focusRing, pageTitle, serifText, textSize, touchTarget, wrappingRow } from '../theme/style-parts.ts';
import { breakpoints, print, tokens } from '../theme/tokens.ts';
import { CountryField } from './CountryField.tsx';
import { EmergencyNumber } from './EmergencyNumber.tsx';
import { leavePage, LeavePage } from './LeavePage.tsx';
import { ServiceList } from './ServiceList.tsx';

const useStyles = makeStyles({
  block: {
    padding: '28px 32px 30px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `3px solid ${tokens.colorBrandStroke1}`,
    [breakpoints.narrow]: { marginInline: '-16px', padding: '16px 16px 24px' },
    [print]: { padding: 0, backgroundColor: 'transparent' },
  },
  strip: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '4px 20px',
    padding: '10px 20px',
    borderTopWidth: '2px',
    [breakpoints.narrow]: { padding: '10px 16px', columnGap: '16px' },
  },
  title: pageTitle,
  titleInStrip: {
    ...textSize(400),
    fontWeight: 600,
    [breakpoints.narrow]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  more: { '&[open]': { flexBasis: '100%' } },
  summary: {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: '24px',
    ...touchTarget,
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    ...textSize(300),
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    ...focusRing(),
  },
  message: {
    margin: '20px 0 0',
    maxWidth: '58ch',
    ...serifText(500, 1.5),
    color: tokens.colorNeutralForeground1,
    textWrap: 'pretty',
    [breakpoints.narrow]: { marginTop: '16px', fontSize: tokens.fontSizeBase400, lineHeight: 1.45 },
  },
  country: { marginTop: '18px' },
  private: {
    margin: '20px 0 0',
    maxWidth: '62ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Situations besides abuse in which somebody may look over the reader's shoulder. */
const watched: ReadonlySet<string> = new Set(['harsh-discipline', 'threat-of-violence']);

export interface CareHelpProps {
  readonly care: Care;
  /** In a line or two, whose "More help" opens the rest: where danger is only possible. */
  readonly compact?: boolean;
  /** Leaves the site immediately; by default, for a neutral page. */
  readonly onLeave?: () => void;
}

/**
 * Help for a person in danger, at the top of the page: the emergency number, what helps now, and whom to contact. Its
 * title is the page heading and gets the focus on mount, at the top of the screen, so that a screen reader reads title and message immediately.
 */
export function CareHelp({
  care: { kind, situation, title, message, resources },
  compact = false,
  onLeave = leavePage,
}: CareHelpProps) {
  const styles = useStyles();
  const [country, setCountry] = useState(() => countryOf(navigator.languages));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form may have been scrolled: its button is below the first screen of a small phone.
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const services = resourcesFor(resources, kind, country, situation);
  const canBeWatched = kind === 'abuse' || watched.has(situation ?? '');
  const titleId = useId();
  const messageId = useId();
  const more = (
    <>
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <div className={styles.country}>
        <CountryField resources={resources} country={country} onChange={setCountry} />
      </div>
      <ServiceList services={services.filter((service) => !isEmergencyNumber(service))} />
      <p className={styles.private}>
        What you typed is not in the address of this page and is not kept by this site or in this browser’s storage.
      </p>
    </>
  );
  return (
    <>
      {canBeWatched && <LeavePage onLeave={onLeave} />}
      <section className={mergeClasses(styles.block, compact && styles.strip)} aria-labelledby={titleId}>
        <h1
          ref={heading}
          id={titleId}
          className={mergeClasses(styles.title, compact && styles.titleInStrip)}
          tabIndex={-1}
          aria-describedby={messageId}
        >
          {title}
        </h1>
        <EmergencyNumber phone={services.find(isEmergencyNumber)?.phone} inLine={compact} />
        {compact ? (
          <details className={styles.more}>
            <summary className={styles.summary}>More help</summary>
            {more}
          </details>
        ) : (
          more
        )}
      </section>
    </>
  );
}
