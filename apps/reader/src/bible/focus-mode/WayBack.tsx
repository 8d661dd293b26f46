import { useSettings } from '@berea/shell-api';
import { Button, Dismiss20Regular, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { usePageKeys } from '../keys/page-keys.ts';

const useStyles = makeStyles({
  back: {
    position: 'fixed',
    top: 'calc(8px + env(safe-area-inset-top, 0px))',
    right: '8px',
    zIndex: 2,
    minWidth: '44px',
    minHeight: '44px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    ...hideInPrint,
  },
});

interface WayBackProps {
  /** Whether there were bars before on this page: what had the focus there is gone. */
  switched: RefObject<boolean>;
}

/** The way back from reading without bars: a button in the corner, and Escape. */
export function WayBack({ switched }: WayBackProps) {
  const styles = useStyles();
  const { settings, change } = useSettings();
  const button = useRef<HTMLButtonElement>(null);
  const leave = useMemo(
    () => ({
      label: 'Show the bars again',
      key: 'Escape',
      applies: () => true,
      run: () => change({ reading: settings.reading.filter((option) => option !== 'bare') }),
    }),
    [settings.reading, change],
  );
  usePageKeys(useMemo(() => [leave], [leave]));
  useEffect(() => {
    if (switched.current) button.current?.focus();
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-panel="more"]')?.focus({ preventScroll: true });
    };
  }, [switched]);
  return (
    <Button
      ref={button}
      appearance="subtle"
      className={styles.back}
      icon={<Dismiss20Regular />}
      aria-label={leave.label}
      title={`${leave.label} (Escape)`}
      onClick={leave.run}
    />
  );
}
