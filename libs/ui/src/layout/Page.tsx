import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { ArrowLeft20Regular } from '../icons.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';
import { LinkButton } from './LinkButton.tsx';

const useStyles = makeStyles({
  page: { boxSizing: 'border-box', width: '100%', marginInline: 'auto', paddingInline: '24px', paddingTop: '28px', paddingBottom: '96px', [breakpoints.narrow]: { paddingInline: '16px', paddingTop: '16px' } },
  reading: { maxWidth: '760px' },
  wide: { maxWidth: '1080px' },
  back: { marginLeft: '-12px', marginBottom: '12px', '@media print': { display: 'none' } },
  title: {
    margin: 0, fontFamily: tokens.fontFamilySerif, fontWeight: 480, fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800,
    letterSpacing: '-0.012em', color: tokens.colorNeutralForeground1, outline: 'none', textWrap: 'balance',
    [breakpoints.narrow]: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
  lead: { margin: '8px 0 0', maxWidth: '60ch', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, color: tokens.colorNeutralForeground3 },
});

/** The frame of a screen: its measure, and the way home that every page has. */
export function Page({ width = 'reading', back = true, children }: { width?: 'reading' | 'wide'; back?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <main className={mergeClasses(styles.page, styles[width])}>
      {back && <LinkButton className={styles.back} href="/" appearance="subtle" icon={<ArrowLeft20Regular />}>Back to Home</LinkButton>}
      {children}
    </main>
  );
}

/** The heading of a screen; `ref` from `usePageHeading` brings the focus here after a navigation. */
export function PageTitle({ ref, lead, children }: { ref?: Ref<HTMLHeadingElement>; lead?: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>{children}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
