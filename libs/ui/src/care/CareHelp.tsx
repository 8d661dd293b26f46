import { countryOf, resourcesFor } from '@berea/care';
import type { Care } from '@berea/validation';
import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import { breakpoints, tokens } from '../theme/tokens.ts';
import { CountryField } from './CountryField.tsx';
import { leavePage } from './leave-page.ts';
import { EmergencyNumber, ServiceList } from './ServiceList.tsx';

const useStyles = makeStyles({
  block: {
    padding: '28px 32px 30px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `3px solid ${tokens.colorBrandStroke1}`,
    [breakpoints.narrow]: { marginInline: '-16px', padding: '22px 16px 24px' },
    '@media print': { padding: 0, backgroundColor: 'transparent' },
  },
  leave: {
    float: 'inline-end',
    marginInlineStart: '16px',
    marginBottom: '12px',
    minHeight: '44px',
    [breakpoints.narrow]: { float: 'none', width: '100%', marginInlineStart: 0 },
    '@media print': { display: 'none' },
  },
  title: {
    margin: 0,
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 480,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    letterSpacing: '-0.012em',
    color: tokens.colorNeutralForeground1,
    outline: 'none',
    textWrap: 'balance',
    [breakpoints.narrow]: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
  message: {
    margin: '14px 0 0',
    maxWidth: '58ch',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.5,
    color: tokens.colorNeutralForeground1,
    textWrap: 'pretty',
    [breakpoints.narrow]: { fontSize: `calc(${tokens.fontSizeBase400} * 1.12)` },
  },
  country: { marginTop: '20px' },
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
  /** Leaves the site immediately; by default, for a neutral page. */
  readonly onLeave?: () => void;
}

/**
 * Help for a person in danger, at the top of the page: what helps now, and whom to contact. Its title is the page
 * heading and gets the focus on mount, so that a screen reader reads title and message immediately.
 */
export function CareHelp({ care: { kind, situation, title, message, resources }, onLeave = leavePage }: CareHelpProps) {
  const styles = useStyles();
  const [country, setCountry] = useState(() => countryOf(navigator.languages));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const services = resourcesFor(resources, kind, country, situation);
  const titleId = useId();
  const messageId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      {(kind === 'abuse' || watched.has(situation ?? '')) && (
        <Button className={styles.leave} onClick={onLeave}>
          Leave this page quickly
        </Button>
      )}
      <h1 ref={heading} id={titleId} className={styles.title} tabIndex={-1} aria-describedby={messageId}>
        {title}
      </h1>
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <EmergencyNumber services={services} />
      <div className={styles.country}>
        <CountryField resources={resources} country={country} onChange={setCountry} />
      </div>
      <ServiceList services={services} />
      <p className={styles.private}>
        What you typed is not in the address of this page and is not kept by this site or in this browser’s storage.
      </p>
    </section>
  );
}
