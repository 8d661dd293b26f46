import { productTitle, useDismissal } from '@berea/shell-api';
import { breakpoints, Button, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { Dismiss16Regular, Mark } from '@berea/ui/shell';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { currentPrompt, onPromptChange, spendPrompt } from './captured-prompt.ts';

const useStyles = makeStyles({
  card: {
    position: 'fixed',
    right: '24px',
    bottom: `calc(24px + ${tokens.bottomBarHeight})`,
    zIndex: 10,
    display: 'flex',
    gap: '14px',
    width: '340px',
    boxSizing: 'border-box',
    padding: '16px 16px 16px 18px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    // On a phone it would cover the contents, so it is below them.
    [breakpoints.narrow]: { position: 'relative', right: 'auto', bottom: 'auto', width: 'auto', marginTop: '32px' },
    ...hideInPrint,
  },
  mark: { color: tokens.colorNeutralForeground1, marginTop: '2px' },
  title: {
    margin: '0 32px 2px 0',
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 550,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  text: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  close: { position: 'absolute', top: '6px', right: '6px' },
});

const runsInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/**
 * Offers to install the app until the user accepts or closes the card. Both are remembered permanently in this
 * browser.
 */
export function InstallPrompt() {
  const styles = useStyles();
  const prompt = useSyncExternalStore(onPromptChange, currentPrompt, () => undefined);
  const [dismissed, dismiss] = useDismissal('app-download-dismissed');
  const [installed] = useState(runsInstalled);
  const [showManualSteps, setShowManualSteps] = useState(false);

  const onInstalled = useEffectEvent(dismiss);
  useEffect(() => {
    const finished = () => onInstalled();
    addEventListener('appinstalled', finished);
    return () => removeEventListener('appinstalled', finished);
  }, []);

  const download = async () => {
    if (!prompt) return setShowManualSteps(true);
    // Clear it before use: a browser shows each prompt once, and a second call throws.
    spendPrompt();
    try {
      const choice = (await prompt.prompt()) ?? (await prompt.userChoice);
      if (choice?.outcome === 'accepted') dismiss();
    } catch {
      setShowManualSteps(true);
    }
  };

  if (dismissed || installed) return null;
  return (
    <aside className={styles.card} aria-labelledby="install-title">
      <span className={styles.mark}>
        <Mark size={30} />
      </span>
      <div>
        <h2 id="install-title" className={styles.title}>
          Get the App!
        </h2>
        <p className={styles.text}>Install {productTitle} on your phone for quick access anytime</p>
        {showManualSteps && (
          <p className={styles.text} role="status">
            This browser does not offer it at the press of a button. Open its menu and choose “Install app” or “Add to
            Home Screen”.
          </p>
        )}
        <Button appearance="primary" size="small" onClick={() => void download()}>
          Download App
        </Button>
      </div>
      <Button
        className={styles.close}
        appearance="subtle"
        size="small"
        icon={<Dismiss16Regular />}
        aria-label="Close"
        onClick={dismiss}
      />
    </aside>
  );
}
