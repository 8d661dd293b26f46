import type { CareResource } from '@berea/validation';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { breakpoints, tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  now: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    margin: '20px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  emergency: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    paddingInline: '22px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase500,
    textDecoration: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media print': { backgroundColor: 'transparent', color: 'inherit', paddingInline: 0 },
  },
  list: { margin: '14px 0 0', padding: 0, listStyle: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '24px',
    alignItems: 'center',
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  },
  name: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  about: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '18px',
    [breakpoints.narrow]: { justifyContent: 'flex-start' },
  },
  way: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: 600,
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '0.2em',
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  web: { fontWeight: 400, '@media print': { display: 'none' } },
  printed: { display: 'none', '@media print': { display: 'inline' } },
});

const dialable = (number: string): string => number.replace(/[^\d+]/g, '');

/** Whether the service is the emergency number, which anyone in danger can call. */
const isEmergency = ({ name, phone }: CareResource): boolean => name === 'Emergency services' && phone !== undefined;

/** The emergency number for immediate danger, shown separately. */
export function EmergencyNumber({ services }: { services: readonly CareResource[] }) {
  const styles = useStyles();
  const phone = services.find(isEmergency)?.phone;
  return (
    <p className={styles.now}>
      <span>In danger now?</span>
      {phone ? (
        <a className={styles.emergency} href={`tel:${dialable(phone)}`}>
          Call {phone}
        </a>
      ) : (
        <span>Call your local emergency number.</span>
      )}
    </p>
  );
}

/** A list of services with their purpose and all contact methods. */
export function ServiceList({ services }: { services: readonly CareResource[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="People who can help">
      {services
        .filter((service) => !isEmergency(service))
        .map((service) => (
          <li key={`${service.country} ${service.name}`} className={styles.item}>
            <div>
              <span className={styles.name}>{service.name}</span>
              <p className={styles.about}>{[service.for, service.hours].filter(Boolean).join(' · ')}</p>
            </div>
            <ContactMethods service={service} />
          </li>
        ))}
    </ul>
  );
}

function ContactMethods({ service: { name, phone, text, web } }: { service: CareResource }) {
  const styles = useStyles();
  return (
    <div className={styles.ways}>
      {phone && (
        <a className={styles.way} href={`tel:${dialable(phone)}`}>
          Call {phone}
        </a>
      )}
      {text && (
        <a
          className={styles.way}
          href={`sms:${dialable(text.number)}${text.message ? `?&body=${encodeURIComponent(text.message)}` : ''}`}
        >
          {text.message ? `Text ${text.message} to ${text.number}` : `Text ${text.number}`}
        </a>
      )}
      {web && (
        <>
          <a
            className={mergeClasses(styles.way, styles.web)}
            href={web}
            target="_blank"
            rel="noreferrer"
            aria-label={`Website of ${name}`}
          >
            Website
          </a>
          <span className={styles.printed}>{web}</span>
        </>
      )}
    </div>
  );
}
