import { makeStyles } from '@fluentui/react-components';
import { print, tokens } from '../theme/tokens.ts';
import { callAddress, contactButton } from './contact-links.ts';

const useStyles = makeStyles({
  now: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    margin: '16px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  call: {
    ...contactButton,
    minHeight: '48px',
    paddingInline: '22px',
    border: 'none',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase500,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    [print]: { minHeight: 0, padding: 0, backgroundColor: 'transparent', color: 'inherit' },
  },
});

/** The number for immediate danger. @param phone undefined where the country is not known */
export function EmergencyNumber({ phone }: { phone: string | undefined }) {
  const styles = useStyles();
  return (
    <p className={styles.now}>
      <span>In danger now?</span>
      {phone ? (
        <a className={styles.call} href={callAddress(phone)}>
          Call {phone}
        </a>
      ) : (
        <span>Call your local emergency number.</span>
      )}
    </p>
  );
}
