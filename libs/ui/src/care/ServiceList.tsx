import type { CareResource } from '@berea/validation';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { focusRing, hideInPrint, plainText, textSize } from '../theme/style-parts.ts';
import { breakpoints, print, tokens } from '../theme/tokens.ts';
import { callAddress, contactButton, textAddress } from './contact-links.ts';

const useStyles = makeStyles({
  list: { margin: '14px 0 0', padding: 0, listStyle: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    columnGap: '28px',
    alignItems: 'center',
    paddingBlock: '14px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '10px' },
    [print]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '8px' },
  },
  name: { ...textSize(400), fontWeight: 600, color: tokens.colorNeutralForeground1 },
  about: { margin: '2px 0 0', maxWidth: '52ch', ...plainText, textWrap: 'pretty' },
  ways: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    [breakpoints.narrow]: { flexDirection: 'row', flexWrap: 'wrap' },
    [print]: { flexDirection: 'row', columnGap: '18px' },
  },
  way: contactButton,
  web: {
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '0.2em',
    ...focusRing(),
    ...hideInPrint,
  },
  // In a line of text; the padding makes it a target for a finger without moving the lines apart.
  besideOthers: { paddingBlock: '12px' },
  only: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: 600,
  },
  printed: { display: 'none', [print]: { display: 'inline' } },
});

/** A list of services with their purpose and all contact methods: calls and texts as buttons, the website as a link. */
export function ServiceList({ services }: { services: readonly CareResource[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="People who can help">
      {services.map((service) => (
        <Service key={`${service.country} ${service.name}`} {...service} />
      ))}
    </ul>
  );
}

function Service({ name, for: purpose, hours, phone, text, web }: CareResource) {
  const styles = useStyles();
  const direct = phone !== undefined || text !== undefined;
  const website = web && { href: web, target: '_blank', rel: 'noreferrer', 'aria-label': `Website of ${name}` };
  return (
    <li className={styles.item}>
      <div>
        <span className={styles.name}>{name}</span>
        <p className={styles.about}>
          {[purpose, hours].filter(Boolean).join(' · ')}
          {website && direct && (
            <>
              {' '}
              <a className={mergeClasses(styles.web, styles.besideOthers)} {...website}>
                Website
              </a>
            </>
          )}
          {web && <span className={styles.printed}> · {web}</span>}
        </p>
      </div>
      <div className={styles.ways}>
        {phone && (
          <a className={styles.way} href={callAddress(phone)}>
            Call {phone}
          </a>
        )}
        {text && (
          <a className={styles.way} href={textAddress(text.number, text.message)}>
            {text.message ? `Text ${text.message} to ${text.number}` : `Text ${text.number}`}
          </a>
        )}
        {website && !direct && (
          <a className={mergeClasses(styles.web, styles.only)} {...website}>
            Website
          </a>
        )}
      </div>
    </li>
  );
}
