import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { memo, type ReactNode, type Ref } from 'react';
import { ArrowLeft20Regular } from '../icons.ts';
import { hideInPrint, pageTitle, textSize } from '../theme/style-parts.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';
import { LinkButton } from './LinkButton.tsx';
import { LoadingText } from './Status.tsx';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    marginInline: 'auto',
    paddingInline: '24px',
    paddingTop: '28px',
    paddingBottom: '96px',
    [breakpoints.narrow]: { paddingInline: '16px', paddingTop: '16px' },
  },
  close: { paddingTop: 0, [breakpoints.narrow]: { paddingTop: 0 } },
  reading: { maxWidth: '760px' },
  wide: { maxWidth: '1080px' },
  back: { marginLeft: '-12px', marginBottom: '12px', ...hideInPrint },
  title: pageTitle,
  lead: {
    margin: '8px 0 0',
    maxWidth: '60ch',
    ...textSize(400),
    color: tokens.colorNeutralForeground3,
    textWrap: 'pretty',
  },
});

/** The default back link. */
const home = { href: '/', label: 'Back to Home' };

interface PageProps {
  width?: 'reading' | 'wide';
  /** Replaces the default back link; `false` for none. */
  back?: false | { readonly href: string; readonly label: string };
  /** Whether the page begins directly under the header, as one with a bar of its own. */
  close?: boolean;
  children: ReactNode;
}

/** The layout of a screen: its text width and its back link. */
export function Page({ width = 'reading', back = home, close = false, children }: PageProps) {
  const styles = useStyles();
  return (
    <main className={mergeClasses(styles.page, styles[width], close && styles.close)}>
      {back && <Back className={styles.back} {...back} />}
      {children}
    </main>
  );
}

/** A screen that is not known yet: its content, or its code, is loading. */
export const LoadingPage = ({ label = 'Loading...', lines = 7 }: { label?: string; lines?: number }) => (
  <Page>
    <LoadingText label={label} lines={lines} />
  </Page>
);

const Back = memo(function Back({ className, href, label }: { className: string; href: string; label: string }) {
  return (
    <LinkButton className={className} href={href} appearance="subtle" icon={<ArrowLeft20Regular />}>
      {label}
    </LinkButton>
  );
});

/** The heading of a screen. Pass `ref` from `usePageHeading` to focus it after a navigation. */
export function PageTitle({
  ref,
  lead,
  children,
}: {
  ref?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
