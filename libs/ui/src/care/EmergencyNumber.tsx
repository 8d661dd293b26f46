import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { textSize, wrappingRow } from '../theme/style-parts.ts';
import { print, tokens } from '../theme/tokens.ts';
import { callAddress, contactButton } from './contact-links.ts';

const useStyles = makeStyles({
  now: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '8px 16px',
    margin: '16px 0 0',
    ...textSize(400),
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
  nowInLine: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  callInLine: { minHeight: '44px', paddingInline: '16px', fontSize: tokens.fontSizeBase400 },
});

interface EmergencyNumberProps {
  /** Undefined where the country is not known. */
  readonly phone: string | undefined;
  /** Whether it stands in a line with other things. */
  readonly inLine: boolean;
}

/** The number for immediate danger. */
export function EmergencyNumber({ phone, inLine }: EmergencyNumberProps) {
  const styles = useStyles();
  return (
    <p className={mergeClasses(styles.now, inLine && styles.nowInLine)}>
      <span>In danger now?</span>
      {phone ? (
        <a className={mergeClasses(styles.call, inLine && styles.callInLine)} href={callAddress(phone)}>
          Call {phone}
        </a>
      ) : (
        <span>Call your local emergency number.</span>
      )}
    </p>
  );
}
